/** What is alike in all test games: their packs have nothing to count, and nothing older was ever played. */
export const PLAIN = {
  rules: "1",
  stateVersion: 1,
  inventory: () => [],
  upgrade: (): never => {
    throw new Error("there is no older state");
  },
};
