import { h } from "preact";

const TINTS = 6;

/** A person's first letter on a colour of their own; the bot has a sign. @param {{ id: string, name: string, bot?: boolean, small?: boolean }} props */
export function Avatar({ id, name, bot = false, small = false }) {
  // the lowest bits of an id count what was made in the same millisecond
  const tint = bot ? "bot" : `tint-${Number((BigInt(id) & 0xfffn) % BigInt(TINTS))}`;
  return h(
    "span",
    { class: `avatar ${tint}${small ? " small" : ""}`, "aria-hidden": true },
    bot ? "⬡" : name.slice(0, 1),
  );
}
