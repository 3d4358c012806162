/** How an Arms Bazaar card looks: its name, band, colour and drawing, and what it says. */
import { type Frozen, mustGet, type View } from "#engine";
import type { Card, Hue, Pictogram } from "#scene";
import type { CardSymbol } from "../../content/effects.ts";
import type { CardId, Content } from "../../content/pack.ts";
import { capital } from "../../content/wording.ts";
import { cardEffects, type Effect } from "../../rules/cards/kinds.ts";
import { WHEN } from "../../rules/cards/words.ts";
import type { Baghdad } from "../../state.ts";
import { factsOf } from "./facts.ts";

/** What a card's band says and shows: the kind of card. */
interface Suit {
  readonly band: string;
  readonly colour: Hue;
  readonly pictogram: Pictogram;
  readonly sky: NonNullable<Card["sky"]>;
}

const SUITS: { readonly [kind in Effect["kind"]]?: Suit } = {
  combatOffense: { band: "Offense", colour: "red", pictogram: "swords", sky: "dusk" },
  combatDefense: { band: "Defense", colour: "teal", pictogram: "shield", sky: "night" },
  combatNetwork: { band: "Command", colour: "purple", pictogram: "hq", sky: "storm" },
};
const SIGNED: { readonly [sign in CardSymbol]: Suit } = {
  connections: { band: "Connections", colour: "brown", pictogram: "rings", sky: "day" },
  hearts: { band: "Hearts", colour: "brown", pictogram: "heart", sky: "day" },
  minds: { band: "Minds", colour: "brown", pictogram: "bulb", sky: "day" },
};
const REACTION: Suit = { band: "Reaction", colour: "black", pictogram: "clock", sky: "night" };
const OTHER: Suit = { band: "Action", colour: "green", pictogram: "star", sky: "day" };

/** What is drawn large on a card. */
const ART: { readonly [card: CardId]: Pictogram } = {
  "air-strike": "plane",
  "armoured-raid": "tank",
  "commando-raid": "special",
  "car-bomb": "car",
  assassins: "dagger",
  kidnapping: "bars",
  "blast-walls": "barrier",
  "hardened-bunker": "fort",
  "quick-reaction-force": "helmet",
  "human-shields": "crowd",
  lookouts: "eye",
  "safe-house": "tower",
  network: "web",
  "oil-ministry": "oil",
  "smuggling-route": "ship",
  "tribal-sheikh": "tent",
  "ministry-contract": "briefcase",
  infowar: "screen",
  "satellite-broadcast": "mast",
  "friday-sermon": "mosque",
  informant: "talks",
  "counter-intelligence": "crosshair",
  "deep-cover": "mask",
  "collateral-damage": "scales",
  "surge-jihad": "flag",
  jammers: "cross",
  "inside-man": "guerrilla",
  curfew: "clock",
  "prisoner-release": "lock",
};

/** What an Arms Bazaar card is called, and how it looks. */
export function lookOf({ arms }: Frozen<Content>, id: CardId): Card {
  const { name, symbol, timing, effects } = mustGet(arms, id);
  const effect = effects[0] && cardEffects.read(effects[0]);
  const suit = (effect && SUITS[effect.kind]) ?? (symbol ? SIGNED[symbol] : timing.startsWith("W") ? REACTION : OTHER);
  const fights = effect?.kind === "combatOffense" || effect?.kind === "combatDefense" ? ` · ${effect.type}` : "";
  return {
    title: name,
    band: suit.band + fights,
    colour: suit.colour,
    pictogram: suit.pictogram,
    sky: suit.sky,
    art: ART[id] ?? suit.pictogram,
  };
}

/** An Arms Bazaar card with its face, as its seat sees it; `copies`: how many of it lie on one another. */
export function face(view: View<Baghdad>, id: CardId, copies = 1): Card {
  const { timing } = mustGet(view.content.arms, id);
  return {
    ...lookOf(view.content, id),
    ...(copies > 1 ? { value: `×${copies}` } : {}),
    body: rulesOf(view.content, id),
    facts: factsOf(view, id),
    footer: capital(WHEN[timing]).replace("Recruit Step", "Recruit").replace("Move Step", "Move"),
  };
}

/** What it does. The band says already what kind of Offense or Defense it is. */
export const rulesOf = ({ arms }: Frozen<Content>, id: CardId): string =>
  capital(mustGet(arms, id).text.replace(/^(Conventional|Unconventional) (Offense|Defense): /, ""));
