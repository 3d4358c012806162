/** Reaction windows: how long each waits, for whom, and how a host changes that. */
import type { GameTypes, View } from "./game-types.ts";
import type { Params } from "./inputs.ts";
import { type Option, type Param, subset } from "./params.ts";

/** How long a window waits, and for whom. The kernel always asks all; a campaign answers for those that it does not wait for. */
export const MODES = ["wait-all", "standing-only", "wait-holders"] as const;
export type WindowMode = (typeof MODES)[number];

/** The modes as menus name them; lists are typed with commas, so that these have none. */
const MODE_NAMES: { readonly [mode in WindowMode]: string } = {
  "wait-all": "ask everyone and wait",
  "standing-only": "ask nobody; standing orders answer",
  "wait-holders": "ask only those who can react; a wait gives that away",
};

/** What the modes mean, in plain words. */
const MODE_WORDS: { readonly [mode in WindowMode]: string } = {
  "wait-all": "everyone is asked and waited for",
  "standing-only": "nobody is asked; standing orders answer",
  "wait-holders": "only those who can react are asked; quick, but a wait gives that away",
};

/** A kind of window that a game opens. */
export interface ReactionWindow<G extends GameTypes> {
  /** As questions name it. */
  readonly name: string;
  /** What earlier releases called it. */
  readonly was?: readonly string[];
  readonly title: string;
  /** What counts where the host says nothing. */
  readonly mode: WindowMode;
  /** Names of what the hand holds for it; whoever gets something for a window that asks nobody is told that. */
  plays(view: View<G>): readonly string[];
}

type Listed = readonly Pick<ReactionWindow<never>, "name" | "was" | "title" | "mode">[];

/** In place of a window's name: all windows that are not named themselves. */
const ALL = "all";

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The option by which a campaign changes modes: "W3:wait-all", "all:wait-holders". A game with windows offers it as `reactions`. */
export function reactions<C>(windows: Listed): Param<C, readonly string[]> {
  const titles = [{ name: ALL, title: "All reactions" }, ...windows];
  const options = titles.flatMap(({ name, title }) =>
    MODES.map((mode): Option => ({ value: `${name}:${mode}`, label: `${capital(title)}: ${MODE_NAMES[mode]}` })),
  );
  const named = (value: string): string => value.split(":")[0] ?? "";
  return subset((_: C, picked) => options.filter(({ value }) => !picked.some((one) => named(one) === named(value))));
}

/** The mode of a window in a campaign with these options. */
export function modeOf(windows: Listed, options: Params, name: string): WindowMode {
  const chosen = Array.isArray(options.reactions) ? options.reactions : [];
  const asked = windows.find((window) => window.name === name);
  const find = (window: string) => MODES.find((mode) => chosen.includes(`${window}:${mode}`));
  const [own] = [name, ...(asked?.was ?? [])].flatMap((called) => find(called) ?? []);
  return own ?? find(ALL) ?? asked?.mode ?? "wait-all";
}

/** The modes of all windows for the lobby: a line for each, and one for all others where many have the same. */
export function modeLines(windows: Listed, options: Params): readonly string[] {
  const modes = windows.map(({ name, title }) => ({ title, mode: modeOf(windows, options, name) }));
  const common = MODES.find((mode) => modes.filter((one) => one.mode === mode).length >= MANY);
  const single = modes.filter(({ mode }) => mode !== common);
  const lines = single.map(({ title, mode }) => `${capital(title)}: ${MODE_WORDS[mode]}.`);
  if (!common) return lines;
  return [
    ...lines,
    single.length === 0 ? `${capital(MODE_WORDS[common])}.` : `Everything else: ${MODE_WORDS[common]}.`,
  ];
}
/** From this many on, windows of one mode share a line. */
const MANY = 3;
