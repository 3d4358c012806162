import type { APIMessage } from "discord-api-types/v10";
import type { Person } from "../../../src/sandbox/index.ts";
import { Stage } from "../stage.ts";

type Options = { readonly [name: string]: string | number | boolean };

/** A campaign with councils at the sandbox: who plays what, and what they see. */
export class CouncilTable {
  readonly stage: Stage;
  readonly game: string;

  private constructor(stage: Stage, game: string) {
    this.stage = stage;
    this.game = game;
  }

  /** `sides`: who joins each seat, in order; the first of all hosts. */
  static async open(
    sides: { readonly [seat: string]: readonly string[] },
    {
      others = [],
      game = "iraqi-conflict",
      options = { seats: "2", turns: 2 },
    }: { readonly others?: readonly string[]; readonly game?: string; readonly options?: Options } = {},
  ): Promise<CouncilTable> {
    const names = Object.values(sides).flat();
    const playing = names.filter((name) => name !== "Owner");
    const stage = await Stage.open({ people: [...playing, ...others] });
    const [host = ""] = playing;
    await stage.command(stage.sandbox.person(host), "game create", {
      ...{ game, name: "Tigris", pace: "none", council: 9 },
      ...options,
    });
    const [record] = await stage.service.campaigns.showing.find({ channel: stage.channel });
    const table = new CouncilTable(stage, record?.id ?? "");
    const open = { person: { id: stage.sandbox.person(host).id, name: host }, interaction: null };
    await stage.service.campaigns.councils.configure(table.game, { joining: "open" }, open);
    for (const [seat, members] of Object.entries(sides))
      for (const name of members) await stage.command(table.who(name), "game join", { seat });
    stage.pass(30); // those who have joined look elsewhere
    await stage.command(table.who(host), "game start");
    await stage.settled();
    return table;
  }

  who(name: string): Person {
    return this.stage.sandbox.person(name);
  }

  async thread(seat: string): Promise<string> {
    const meeting = await this.stage.service.repository.meeting(this.game, seat);
    return meeting?.thread ?? "";
  }

  /** The newest message with these words in a council's thread, as a member of it sees it. */
  async read(name: string, seat: string, words: string): Promise<APIMessage> {
    return await this.stage.posted(this.who(name), words, await this.thread(seat));
  }

  async holders(seat: string): Promise<readonly string[]> {
    const members = await this.stage.service.repository.members(this.game);
    return members.flatMap((member) => (member.seat === seat && !member.bot ? [member.name] : []));
  }

  letters(name: string): readonly APIMessage[] {
    return this.who(name).messages(this.who(name).dm().id);
  }
}
