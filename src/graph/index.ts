/** Maps as graphs: what lies next to what, how far, by which way. Knows no game. */
export * from "./components.ts";
export * from "./distances.ts";
export * from "./graph.ts";
export * from "./reach.ts";
