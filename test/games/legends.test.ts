import { expect, test } from "vitest";
import { legend as baghdad } from "../../src/games/battle-for-baghdad/view/legend.ts";
import { legend as iraq } from "../../src/games/iraqi-conflict/view/legend.ts";
import { inspect, misshapen } from "../../src/render/inspect.ts";
import { layout } from "../../src/render/layout/layout.ts";

test.each([
  ["Battle for Baghdad", baghdad()],
  ["Iraqi Conflict", iraq()],
])("the legend of %s can be read, and says the same in words", (_name, scene) => {
  const laidOut = layout(scene);
  expect([...inspect(laidOut), ...misshapen(laidOut, true)]).toEqual([]);
  const written = laidOut.ops.flatMap((op) => (op.op === "text" ? [op.text] : []));
  const labels = [...scene.text.matchAll(/\*\*(.+?)\*\*/g)].map(([, label]) => label ?? "");
  expect(labels.length).toBeGreaterThan(5);
  for (const label of labels) expect(written).toContain(label);
});

test.each([
  ["Battle for Baghdad", baghdad(), ["Bridge", "Wall", "Airport, Sanctuary", "Control", "Home"]],
  ["Iraqi Conflict", iraq(), ["Area", "Plate", "Cards face down", "Arrow", "Letters at the ruler"]],
])("the legend of %s explains what its land and its foot show", (_name, scene, labels) => {
  for (const label of labels) expect(scene.text).toContain(`**${label}**: `);
});
