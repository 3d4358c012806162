import { h } from "preact";

/** @typedef {import("./commands.js").Line} Line */

/**
 * The commands that fit what is typed. The focus stays in the message box; arrow keys move the mark.
 * @param {{ lines: readonly Line[], at: number, choose: (line: Line) => void, mark: (at: number) => void }} props
 */
export function CommandPicker({ lines, at, choose, mark }) {
  const show = (/** @type {HTMLElement | null} */ list) => {
    list?.children[at]?.scrollIntoView({ block: "nearest" });
  };
  if (lines.length === 0) return h("p", { class: "picker none" }, "There is no such command.");
  return h(
    "div",
    { class: "picker", id: "commands", role: "listbox", "aria-label": "Commands", ref: show },
    lines.map((line, i) =>
      h(
        "div",
        {
          key: line.line,
          id: `command-${i}`,
          role: "option",
          class: "option",
          "aria-selected": i === at,
          onMouseMove: () => mark(i),
          // before the box loses the focus
          onMouseDown: (/** @type {Event} */ event) => {
            event.preventDefault();
            choose(line);
          },
        },
        h("strong", null, `/${line.line}`),
        h(
          "span",
          null,
          line.options.filter((o) => o.required).map((o) => h("code", { key: o.name }, o.name)),
        ),
        h("small", null, line.description),
      ),
    ),
  );
}
