const { builtinModules } = require("node:module");

/** Imports point one way: discord, cli -> campaign -> store; campaign -> games -> engine, scene, graph; drawing -> games, render; render -> scene. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: `^src/${from}/` },
  to: { path: "^src/", pathNot: [`^src/${from}/`, ...allowed.map((folder) => `^src/${folder}/`)] },
});
/** What a browser runs as well, what it does not have, and what is replaced there. */
const ANYWHERE = "^src/(proof|replay)/";
const NOT_EVERYWHERE = `^(${builtinModules.join("|")}|node:.*)$|node_modules/(canvas|better-sqlite3|drizzle-orm|discord\\.js|pino)/`;
const HASHING = "^(node:)?crypto$";
const pure = "^src/(engine|games|graph|scene)/";
/** Lays out and paints, in the bot as in a page: all of it but what gives the bot its canvas. */
const shared = { path: "^src/render/", pathNot: "^src/render/node/" };

/** A game is laid out in layers: content <- rules <- advice, view; nothing else lies loose in its folder. */
const LAYERED = "^src/games/([^/]+)/";
const layer = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: `${LAYERED}${from}` },
  to: { path: "^src/games/", pathNot: `^src/games/$1/(${allowed})` },
});
const RULES = "content/|rules/|state\\.ts$";

module.exports = {
  forbidden: [
    only("engine-imports", "engine", ["scene"], "the kernel knows no game and no service"),
    only("scene-imports", "scene", [], "pictures as data know nothing else"),
    only("graph-imports", "graph", [], "maps as graphs know nothing else"),
    only("rules-of-play-imports", "rules-of-play", [], "what people read of the rules knows nothing else"),
    only("games-imports", "games", ["engine", "graph", "scene"], "a game is its rules"),
    only("store-imports", "store", ["engine", "scene", "threads", "earlier"], "the store keeps what the rules make"),
    only(
      "campaign-imports",
      "campaign",
      ["engine", "games", "scene", "store", "threads", "packs", "proof", "earlier"],
      "the service knows no messenger",
    ),
    only("render-imports", "render", ["scene", "threads"], "drawing knows no game"),
    {
      name: "render-runs-in-a-page",
      comment:
        "what lays out and paints is the same in the bot and in a browser: it knows no Node.js, not by a type either",
      severity: "error",
      from: shared,
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "render-knows-no-canvas",
      comment: "it asks src/render/surface.ts for one",
      severity: "error",
      from: shared,
      to: { path: "^src/(render/node|threads)/" },
    },
    {
      name: "render-needs-few-packages",
      severity: "error",
      from: shared,
      to: {
        path: "node_modules/",
        pathNot: "node_modules/(@noble/hashes|@types/d3-[a-z]+|d3-[a-z]+|delaunator|robust-predicates|simplex-noise)/",
      },
    },
    only(
      "drawing-imports",
      "drawing",
      ["engine", "games", "scene", "render", "threads", "packs"],
      "what draws pictures of games knows packs, and nothing else of campaigns",
    ),
    only("packs-imports", "packs", ["engine", "proof"], "packs are read as they lie on the disk"),
    only(
      "replay-imports",
      "replay",
      ["engine", "scene", "proof", "campaign/facts", "campaign/log", "campaign/moves", "store", "render"],
      "a campaign played again knows its rules and the words of campaigns, and its page how they are drawn",
    ),
    only(
      "replay-maker-imports",
      "replay-maker",
      [
        ...["engine", "games", "scene", "packs", "proof", "render", "replay", "threads"],
        ...["campaign/contract", "campaign/log", "campaign/record/engines"],
      ],
      "pages are made of what a campaign's file says, whatever its game",
    ),
    only(
      "earlier-imports",
      "earlier",
      ["engine", "proof", "store", "campaign/contract"],
      "what earlier releases wrote is read into what there is today",
    ),
    only(
      "proof-imports",
      "proof",
      ["engine", "store", "earlier"],
      "a proof knows the rules that it is given, and what rows are",
    ),
    {
      name: "proofs-run-anywhere",
      comment: "whatever proves or shows a campaign again runs in a browser too, all that it reaches included",
      severity: "error",
      from: { path: ANYWHERE },
      to: { path: NOT_EVERYWHERE, pathNot: HASHING, reachable: true },
    },
    {
      name: "proofs-hash-in-one-place",
      comment: "where there is no Node.js, one module takes the place of its crypto",
      severity: "error",
      from: { path: ANYWHERE, pathNot: "^src/proof/sha256\\.ts$" },
      to: { path: HASHING },
    },
    only(
      "bots-imports",
      "bots",
      ["engine", "campaign/facts", "campaign/contract"],
      "programs that play seats know no game and no service",
    ),
    only("planner-imports", "planner", ["engine"], "a planner knows no game"),
    only(
      "thinking-imports",
      "thinking",
      ["engine", "games", "packs", "planner", "threads", "campaign/contract"],
      "whoever thinks for computers is given what a seat knows",
    ),
    only("threads-imports", "threads", [], "whatever runs on a thread may use it"),
    only(
      "discord-imports",
      "discord",
      ["engine", "scene", "campaign", "packs", "proof", "store", "drawing", "replay-maker", "rules-of-play", "earlier"],
      "an adapter knows no game",
    ),
    only("sandbox-imports", "sandbox", [], "the sandbox must not share a mistake with the bot"),
    {
      name: "discord-knows-no-game",
      severity: "error",
      from: { path: "^src/discord/" },
      to: { path: "^src/games/" },
    },
    {
      name: "discord-js-stays-outside",
      comment: "nothing but the adapter imports discord.js",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/discord/" },
      to: { path: "node_modules/(discord\\.js|@discordjs)/" },
    },
    {
      name: "rules-are-pure",
      comment: "no I/O in the rules: only plain libraries",
      severity: "error",
      from: { path: pure },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "rules-need-few-packages",
      severity: "error",
      from: { path: pure },
      to: {
        path: "node_modules/",
        pathNot:
          "node_modules/(zod|@noble/hashes|d3-[a-z]+|delaunator|robust-predicates|internmap|fastest-levenshtein)/",
      },
    },
    {
      name: "games-stand-alone",
      severity: "error",
      from: { path: "^src/games/([^/]+)/" },
      to: { path: "^src/games/[^/]+/", pathNot: "^src/games/$1/" },
    },
    layer("content-imports", "content/", "content/", "what a game has, before anybody plays it"),
    layer(
      "state-imports",
      "state\\.ts$",
      "content/|rules/[a-z]+/(types|events)\\.ts$|rules/(events|news|news-types)\\.ts$",
      "types alone: the pack's, and those that chapters of the rules have in files of types",
    ),
    layer("rules-imports", "(rules/|definition\\.ts$)", RULES, "rules know no computer player and draw nothing"),
    layer(
      "advice-imports",
      "advice/",
      `${RULES}|advice/`,
      "what answers for a seat plays by the rules and draws nothing",
    ),
    layer("view-imports", "view/", `${RULES}|view/`, "what draws and teaches knows no computer player"),
    {
      name: "nothing-loose-in-a-game",
      severity: "error",
      from: { path: `${LAYERED}[^/]+\\.ts$`, pathNot: "/(definition|index|state)\\.ts$" },
      to: {},
    },
    {
      name: "one-door-to-the-database",
      comment: "another kind of database must be able to come without anybody outside src/store noticing",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/store/(open\\.ts$|moving/|sqlite/|postgres/)" },
      to: { path: "^src/store/(sqlite|postgres)/" },
    },
    {
      name: "databases-apart",
      comment: "what two kinds of databases have in common lies beside them",
      severity: "error",
      from: { path: "^src/store/(sqlite|postgres)/" },
      to: { path: "^src/store/(sqlite|postgres)/", pathNot: "^src/store/$1/" },
    },
    {
      name: "no-circles",
      comment: "types count: what two files need of each other belongs in one of them, or below both",
      severity: "error",
      from: { path: "^src/" },
      to: { circular: true },
    },
    { name: "no-unresolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".js"],
    },
  },
};
