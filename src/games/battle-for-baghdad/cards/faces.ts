import { type Frozen, of } from "../../../engine/index.ts";
import type { Card, Hue, Pictogram } from "../../../scene/index.ts";
import type { Content } from "../content.ts";
import type { CardId } from "../state.ts";
import { capital } from "../wording.ts";
import type { CardSymbol, EffectKind } from "./effects.ts";
import { SYMBOL_NAMES, WHEN } from "./words.ts";

/** What a card's band says and shows: the kind of card. */
interface Suit {
  readonly band: string;
  readonly colour: Hue;
  readonly pictogram: Pictogram;
  readonly sky: NonNullable<Card["sky"]>;
}

const SUITS: { readonly [kind in EffectKind]?: Suit } = {
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
  "armoured-raid": "supply",
  "commando-raid": "special",
  "car-bomb": "car",
  assassins: "dagger",
  kidnapping: "mask",
  "blast-walls": "barrier",
  "hardened-bunker": "fort",
  "quick-reaction-force": "rocket",
  "human-shields": "militia",
  lookouts: "eye",
  "safe-house": "tower",
  network: "rings",
  "oil-ministry": "oil",
  "smuggling-route": "ship",
  "tribal-sheikh": "tent",
  "ministry-contract": "factory",
  infowar: "mast",
  "satellite-broadcast": "mast",
  "friday-sermon": "mosque",
  informant: "eye",
  "counter-intelligence": "lock",
  "deep-cover": "mask",
  "collateral-damage": "scales",
  "surge-jihad": "flag",
  jammers: "mast",
  "inside-man": "guerrilla",
  curfew: "clock",
  "prisoner-release": "lock",
};

/** An Arms Bazaar card with its face; so many copies of it lie on one another. */
export function face(content: Frozen<Content>, id: CardId, copies = 1): Card {
  const { name, symbol, timing, effects, text } = of(content.arms, id);
  const [effect] = effects;
  const suit = (effect && SUITS[effect.kind]) ?? (symbol ? SIGNED[symbol] : timing.startsWith("W") ? REACTION : OTHER);
  const fights = effect?.kind === "combatOffense" || effect?.kind === "combatDefense" ? ` · ${effect.type}` : "";
  return {
    title: name,
    band: suit.band + fights,
    colour: suit.colour,
    pictogram: suit.pictogram,
    sky: suit.sky,
    art: ART[id] ?? suit.pictogram,
    ...(copies > 1 ? { value: `×${copies}` } : {}),
    body: shortened(text),
    ...(symbol ? { hint: combining(content, symbol) } : {}),
    footer: capital(WHEN[timing]).replace("Recruit Step", "Recruit").replace("Move Step", "Move"),
  };
}

/** "With Hearts: Political Maneuver. With Minds: Espionage." */
const combining = ({ combos }: Frozen<Content>, symbol: CardSymbol): string =>
  Object.values(combos)
    .flatMap(({ name, symbols }) => {
      const other = symbols.find((one) => one !== symbol);
      return symbols.includes(symbol) && other ? [`With ${SYMBOL_NAMES[other]}: ${name}.`] : [];
    })
    .join(" ");

/** The band says already what kind of Offense or Defense it is. */
const shortened = (text: string): string =>
  capital(text.replace(/^(Conventional|Unconventional) (Offense|Defense): /, ""));
