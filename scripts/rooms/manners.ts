import type { Source, Sources } from "./sources.ts";

/** What the rooms of the house may not touch. Whom they meet besides is their own affair. */

/** Ways in which a source touches the world outside. */
const TOUCHES = {
  "node:": ({ imports }: Source) => imports.some((name) => name.startsWith("node:")),
  "the repository": ({ imports }: Source) =>
    imports.some((path) => /^src\/store\/(repository|storage|open|outbox|sqlite\b)/.test(path)),
  "a clock": ({ text }: Source) =>
    /\bDate\.now\b|\bnew Date\(\)|\bsetTimeout\b|\bsetInterval\b|\bperformance\.now\b/.test(text),
  "a canvas": ({ imports }: Source) =>
    imports.some((path) => path === "canvas" || path.startsWith("src/render/node/") || path.startsWith("src/drawing/")),
  "the service": ({ imports }: Source) => imports.some((path) => path.startsWith("src/campaign/service/")),
} as const;

interface Manner {
  readonly room: string;
  readonly never: readonly (keyof typeof TOUCHES)[];
  /** The one source, or the one folder, of a room that may. */
  readonly but?: string;
}

const pure = (room: string): Manner => ({ room: `src/campaign/${room}`, never: ["the repository", "a clock"] });

export const MANNERS: readonly Manner[] = [
  { room: "src/proof", never: ["node:", "the repository", "a clock", "a canvas"], but: "src/proof/sha256.ts" },
  {
    room: "src/replay",
    never: ["node:", "the repository", "a clock", "a canvas", "the service"],
    but: "src/replay/page/",
  },
  { room: "src/replay/page", never: ["node:", "the repository", "a canvas", "the service"] },
  { room: "src/campaign/facts", never: ["node:", "the repository", "a clock"] },
  ...["time", "moves", "votes", "talks", "telling", "log"].map(pure),
  { room: "src/campaign/contract", never: ["the service"] },
];

/** What sources of a room touch though they may not, in sentences. */
export function misbehaving(sources: Sources, manners = MANNERS): readonly string[] {
  return manners.flatMap(({ room, never, but }) =>
    [...sources.values()]
      .filter(({ path }) => path.startsWith(`${room}/`) && !(but !== undefined && path.startsWith(but)))
      .flatMap((source) =>
        never.filter((what) => TOUCHES[what](source)).map((what) => `${source.path} touches ${what}`),
      ),
  );
}
