/** Programs of bots are children of this process, and none is left when it ends. */
import { expect, it } from "vitest";
import { started } from "../../src/bots/programs.ts";

const endings = () => process.listeners("exit");

/** Reads all that a program says, to its end. */
async function heard(input: AsyncIterable<Uint8Array | string>): Promise<string> {
  let said = "";
  for await (const chunk of input) said += chunk.toString();
  return said;
}

it("what still runs as this process ends, ends with it; what has ended is waited for no more", async () => {
  const before = endings();
  const long = started("echo begun; sleep 600");
  const added = endings().filter((ending) => !before.includes(ending));
  expect(added).toHaveLength(1);
  const short = started("echo done");
  expect(endings()).toEqual([...before, ...added]); // one for all that run
  expect(await heard(short.input)).toBe("done\n");
  await short.leave();
  expect(endings()).toEqual([...before, ...added]);

  added[0]?.call(process, 0);
  expect(await heard(long.input)).toBe("begun\n"); // it was ended: it would say so for ten minutes
  await expect.poll(endings).toEqual(before);
});
