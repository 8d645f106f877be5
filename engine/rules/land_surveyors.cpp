// SPDX-License-Identifier: MIT
// What the open scoring tiles of the land surveyors change, of both sets.
#include "engine/game/table.h"

namespace scorekeep::rules {

namespace {

constexpr int HighwayTiles = 5;
constexpr int PrivilegePoints = 5;

void surveyed_roads(Module &m) {
    const FactId highway = m.fact("highway");
    const FactId tiles = m.fact("tiles");
    const FactId inn = m.fact("inn");
    const FactId farmhouses = m.fact("farmhouse-tiles");
    const FactId fair = m.fact("street-fair");
    const FactId sheds = m.fact("shed-tiles");
    const FactId poverty = m.fact("poverty");

    m.row("survey-road.highway", {"highway", "tiles"}, [=](Tally &tally) {
        if (tally.flag(highway)) {
            tally.flat(HighwayTiles - tally.number(tiles));
        }
    });
    m.row("survey-road.highway-inns", {"highway", "inn", "tiles"}, [=](Tally &tally) {
        if (tally.flag(highway) && tally.flag(inn)) {
            tally.flat(HighwayTiles - tally.number(tiles));
        }
    });
    m.row("survey-road.revolt", {"farmhouse-tiles"},
          [=](Tally &tally) { tally.each(-1, tally.number(farmhouses)); });
    m.row("survey-road.fair", {"street-fair", "tiles"},
          [=](Tally &tally) { tally.each(1, tally.flag(fair) ? tally.number(tiles) : 0); });
    m.row("survey-road.farmers-market", {"shed-tiles"},
          [=](Tally &tally) { tally.each(1, tally.number(sheds)); });
    m.row("survey-road.poverty", {"poverty"}, [=](Tally &tally) {
        if (tally.flag(poverty)) {
            tally.flat(-3);
        }
    });
}

// Cathedrals in Germany, whose tiles have further stretches.
void surveyed_stretches(Module &m) {
    const FactId highway = m.fact("highway");
    const FactId tiles = m.fact("tiles");
    const FactId further = m.fact("further-stretches");
    const FactId cathedral = m.fact("german-cathedral");
    const FactId inn = m.fact("inn");
    const FactId fair = m.fact("street-fair");

    m.row("survey-road.highway-stretches", {"highway", "further-stretches"},
          [=](Tally &tally) { tally.each(-1, tally.flag(highway) ? tally.number(further) : 0); });
    m.row("survey-road.highway-cathedrals", {"highway", "german-cathedral", "tiles", "further-stretches"},
          [=](Tally &tally) {
              if (tally.flag(highway) && tally.flag(cathedral)) {
                  tally.flat(HighwayTiles - tally.number(tiles) - tally.number(further));
              }
          });
    m.row("survey-road.highway-stretches-with-inn", {"highway", "inn", "further-stretches"},
          [=](Tally &tally) {
              tally.each(-1, tally.flag(highway) && tally.flag(inn) ? tally.number(further) : 0);
          });
    m.row("survey-road.fair-stretches", {"street-fair", "further-stretches"},
          [=](Tally &tally) { tally.each(1, tally.flag(fair) ? tally.number(further) : 0); });
}

void surveyed_cities(Module &m) {
    const FactId caps = m.fact("cap-tiles");
    const FactId cathedral = m.fact("cathedral");
    const FactId besieged = m.fact("besieged");
    const FactId siege = m.fact("survey-siege");
    const FactId coats = m.fact("coats-of-arms");
    const FactId privilege = m.fact("city-privilege");
    const FactId plague = m.fact("survey-plague");
    const FactId wealth = m.fact("wealth");
    const FactId poverty = m.fact("poverty");

    m.row("survey-city.neighbourhood", {"cap-tiles"},
          [=](Tally &tally) { tally.each(-2, tally.number(caps)); });
    m.row("survey-city.neighbourhood-besieged", {"cap-tiles", "besieged"},
          [=](Tally &tally) { tally.each(1, tally.flag(besieged) ? tally.number(caps) : 0); });
    m.row("survey-city.siege", {"survey-siege", "coats-of-arms"},
          [=](Tally &tally) { tally.each(1, tally.flag(siege) ? tally.number(coats) : 0); });
    m.row("survey-city.neighbourhood-cathedrals", {"cap-tiles", "cathedral"},
          [=](Tally &tally) { tally.each(-1, tally.flag(cathedral) ? tally.number(caps) : 0); });
    m.row("survey-city.privilege", {"city-privilege"}, [=](Tally &tally) {
        if (tally.flag(privilege)) {
            tally.flat(PrivilegePoints - tally.subtotal());
        }
    });
    m.row("survey-city.plague", {"survey-plague"}, [=](Tally &tally) {
        if (tally.flag(plague)) {
            tally.scale(1, 2, Rounding::Up);
        }
    });
    m.row("survey-city.wealth", {"wealth"}, [=](Tally &tally) {
        if (tally.flag(wealth)) {
            tally.flat(3);
        }
    });
    m.row("survey-city.poverty", {"poverty"}, [=](Tally &tally) {
        if (tally.flag(poverty)) {
            tally.flat(-3);
        }
    });
}

} // namespace

void land_surveyors(Module &m) {
    m.elements({"land-surveyors", "land-surveyors-2"});
    surveyed_roads(m);
    surveyed_stretches(m);
    surveyed_cities(m);
    const FactId cities = m.fact("city-tiles-around");
    const FactId roads = m.fact("road-tiles-around");
    const FactId wealth = m.fact("wealth");

    m.row("survey-monastery.hermit", {"city-tiles-around"},
          [=](Tally &tally) { tally.each(-1, tally.number(cities)); });
    m.row("survey-monastery.pilgrimage", {"road-tiles-around"},
          [=](Tally &tally) { tally.each(1, tally.number(roads)); });
    m.row("survey-monastery.wealth", {"wealth"}, [=](Tally &tally) {
        if (tally.flag(wealth)) {
            tally.flat(3);
        }
    });
}

} // namespace scorekeep::rules
