import { mustGet, type Premise, type Prompt, type View } from "../../../engine/index.ts";
import { zone as zoneOf, zoneValue } from "../content.ts";
import { deployAll, deploying, evenly, toDeploy } from "../deployment.ts";
import { factionName } from "../factions.ts";
import { affiliated } from "../map/control.ts";
import { forces } from "../map/units.ts";
import type { Baghdad } from "../state.ts";
import { inList } from "../wording.ts";
import type { Chapter } from "./chapter.ts";

/** all seats may say at once what is carried out in faction order. */
export const deployment: Chapter = {
  prompt: (view, { actions }) => (actions.includes(deployAll.name) ? prompt(view) : null),
  shortcuts: (view, { actions }) =>
    actions.includes(deployAll.name)
      ? [{ label: "Place them evenly", was: ["Default deployment"], moves: [evenlyPlaced(view)] }]
      : [],
  notice: ({ table }) => {
    const left = toDeploy(table);
    if (table.phase !== "deployment" || left.length === 0) return [];
    return [
      `Start units go into Zones of each seat's own colour, in this order: ${table.seats.map(factionName).join(", ")}. All of them can place theirs now.`,
    ];
  },
  upcoming: (view) => {
    const { table, seat } = view;
    if (table.phase !== "deployment" || !toDeploy(table).includes(seat) || deploying(table) === seat) return [];
    return [{ ...premise(view), title: deployAll.title, action: deployAll.name, view, prompt: prompt(view) }];
  },
  prepared: (view, { actions }) => (actions.includes(deployAll.name) ? premise(view) : null),
};

const evenlyPlaced = (view: View<Baghdad>) => ({
  action: deployAll.name,
  params: { zones: evenly(view).map((row) => ({ ...row })) },
});

/** What others place changes nothing: who prepares an answer has not waited for it. */
const premise = ({ table, seat }: View<Baghdad>): Premise => ({
  key: "deployment",
  facts: [`You place ${forces(mustGet(table.sides, seat).toDeploy)}.`],
});

function prompt({ content, table, seat }: View<Baghdad>): Prompt {
  const zones = affiliated(content, seat).map(
    (id) => `${zoneOf(content, id).name} ${zoneValue(content, table.seats.length, id)}`,
  );
  return {
    question: "Where do your start units go?",
    facts: [
      `You place ${forces(mustGet(table.sides, seat).toDeploy)} in your own Zones. Security moves and collects 1 PP a turn; Infrastructure stays and collects up to 3.`,
      `Your Zones, and the PP that an Arab Street card puts there: ${inList(zones)}.`,
    ],
  };
}
