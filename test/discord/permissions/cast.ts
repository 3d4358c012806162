import type { SeatState } from "../../../src/campaign/facts/permissions.ts";
import { USUAL } from "../../../src/campaign/service/lobby/settings.ts";
import type { Person } from "../../../src/campaign/service.ts";
import type { Asker } from "../../../src/discord/services/asker.ts";
import type { Services } from "../../../src/discord/services/services.ts";
import { reopened } from "../../campaign/councils/council-game.ts";
import { CHANNEL, GUILD, interaction, type Service, service } from "../../campaign/harness.ts";
import { writeBehind } from "../../write-behind.ts";
import { servicesOf } from "../bench.ts";

/** The seat that it is about, and the other one. */
export const SEAT = "insurgents";
export const OTHER = "us";

const somebody = (n: number, name: string): Person => ({ id: `40000000000000000${n}`, name });

/** Each has one role in the campaign, besides seeing its channel. */
export const CAST = {
  holder: somebody(1, "Ben"),
  player: somebody(2, "Ada"),
  former: somebody(3, "Max"),
  host: somebody(4, "Hana"),
  staff: somebody(5, "Dan"),
  spectator: somebody(6, "Eve"),
  outsider: somebody(7, "Flo"),
  moderator: somebody(8, "Mia"),
  captain: somebody(9, "Cleo"),
  deputy: { id: "400000000000000010", name: "Ira" },
  member: { id: "400000000000000011", name: "Jo" },
  lender: { id: "400000000000000012", name: "Lea" },
  "stand-in": { id: "400000000000000013", name: "Kim" },
} as const;
export type Part = keyof typeof CAST;
export const PARTS = Object.keys(CAST) as Part[]; // the literal's own keys

/** Who holds the seat where it is a council's, which its captain acts for. */
export const COUNCIL = ["captain", "deputy", "member"] as const satisfies readonly Part[];

/** What states can be reached; a lobby has seats that somebody has joined for. */
export const STATES = [
  "held",
  "on leave",
  "lent",
  "silent",
  "vacant",
  "computer",
  "council",
  "lobby",
] as const satisfies readonly (SeatState | "lobby" | "council")[];
export type State = (typeof STATES)[number];

/** Who joins for the seat; left out: its holder. */
const HOLDERS: { readonly [state in State]?: readonly Part[] } = { council: COUNCIL, computer: [], lent: ["lender"] };

export interface Scene {
  readonly of: Service;
  readonly services: Services;
  readonly game: string;
  close(): Promise<void>;
}

/** A campaign for two in which the seat is in this state; the other one has changed hands. */
export async function scene(state: State): Promise<Scene> {
  let of = await service();
  let { campaigns } = of;
  const place = { guild: GUILD, channel: CHANNEL, host: CAST.host, name: "Tigris" };
  const { id: game } = await campaigns.people.create({
    ...{ game: "iraqi-conflict", options: { seats: "2", turns: 2 }, ...place, interaction: interaction() },
    pace: state === "silent" ? 24 : null,
    council: state === "council" ? { ...USUAL, people: 3, rule: "captain", later: "closed" } : null,
  });
  const join = (who: Person, seat: string) =>
    campaigns.people.join({ game, person: who, seat, word: null, interaction: interaction() });
  await join(state === "lobby" ? CAST.player : CAST.former, OTHER);
  const holders = HOLDERS[state] ?? (["holder"] as const);
  for (const part of holders) await join(CAST[part], SEAT);
  if (state !== "lobby") {
    await campaigns.people.start(game, CAST.host, true, interaction());
    if (state === "council") {
      await appointDeputy(of, game);
      campaigns = reopened(of); // it was written behind the back of the first
      of = { ...of, campaigns };
      await furnishCouncil(of, game);
    }
    await campaigns.people.offerSeats(game, CAST.former, { taker: CAST.player, lends: false }, interaction());
    await campaigns.people.answerSeatOffer(game, CAST.player, { number: 1, takes: true }, interaction());
  }
  if (state === "lent") {
    await campaigns.people.offerSeats(game, CAST.lender, { taker: CAST["stand-in"], lends: true }, interaction());
    await campaigns.people.answerSeatOffer(game, CAST["stand-in"], { number: 2, takes: true }, interaction());
  }
  if (state === "on leave") await campaigns.time.goAway(game, CAST.holder, 3, interaction());
  if (state === "vacant") await campaigns.people.leave(game, CAST.holder, interaction());
  if (state === "silent") await waitInVain(of, game);
  const host = { game, person: CAST.host.id, interaction: interaction() };
  await campaigns.moderation.appoint(host, CAST.moderator.id);
  await campaigns.servers.configure(GUILD, { channels: ["100000000000000009"] });
  const services = servicesOf(of);
  return {
    ...{ of, services, game },
    async close() {
      await campaigns.stop();
      of.database.close();
    },
  };
}

/** For two days only the other side looks in. */
async function waitInVain({ campaigns, clock }: Service, game: string): Promise<void> {
  for (let day = 0; day < 2; day++) {
    await campaigns.showing.seatView(game, CAST.player.id, OTHER);
    clock.advance(24 * 3_600_000);
    await campaigns.tick();
  }
  const { members } = await campaigns.showing.status(game);
  if (members.every(({ silent }) => silent === null)) throw new Error("nobody has fallen silent");
}

async function appointDeputy({ repository, clock }: Service, game: string): Promise<void> {
  const members = (await repository.members(game)).map((member) =>
    member.person === CAST.deputy.id ? { ...member, office: "deputy" as const } : member,
  );
  await writeBehind(repository, { game, members, at: clock.now() });
}

/** Something that it has to decide. */
async function furnishCouncil({ campaigns }: Service, game: string): Promise<void> {
  const asked = { person: CAST.deputy, interaction: interaction() };
  await campaigns.councils.propose(game, { kind: "rule", rule: "vote" }, asked);
}

/** Whoever does it, in the campaign's channel, or in another one of its server. */
export const asker = (part: Part, channel = CHANNEL): Asker => ({
  person: CAST[part],
  guild: GUILD,
  channel,
  places: [channel],
  sees: () => (part === "outsider" ? "hidden" : "visible"),
  interaction: interaction(),
  permits: [],
  staff: part === "staff",
  invite: null,
  readsThreads: false,
  roles: [],
});
