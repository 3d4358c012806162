import { afterEach, describe, expect, it } from "vitest";
import { CouncilStage, placesOf, SEAT } from "../../councils/stage.ts";
import { GUILD, interaction, person, textOf } from "../../harness.ts";

let stage: CouncilStage;
const open = async (...wish: Parameters<typeof CouncilStage.open>): Promise<void> => {
  stage = await CouncilStage.open(...wish);
  await stage.sent();
};
afterEach(() => stage.close());

const councilPlace = () => `council:${stage.game}.${SEAT}`;
const matters = () => stage.of.repository.ballots(stage.game);
const settled = async () => (await stage.of.repository.councils(stage.game)).find(({ seat }) => seat === SEAT)?.offers;
const office = async (n: number) =>
  (await stage.of.repository.members(stage.game)).find(({ name }) => name === `Person ${n}`)?.office ?? null;

describe("joining a running campaign", () => {
  it("new member: asks the council, which its captain answers for at one press", async () => {
    await open(2);
    await stage.join(5);
    expect(await stage.holders()).toEqual([1, 2]);
    const asked = await stage.sent();
    expect(placesOf(asked)).toEqual([councilPlace()]);
    expect(asked.map(textOf).join()).toContain(
      "reads the whole thread of your council and your hand, and may be a spy",
    );
    await stage.of.campaigns.councils.answer(stage.game, { number: 1, yes: true }, stage.asked(1));
    expect(await stage.holders()).toEqual([1, 2, 5]);
    expect(placesOf(await stage.sent())).toContain(councilPlace());
  });

  it("new member: takes two members without an office to let them in, and one no of the captain to refuse", async () => {
    await open(4);
    await stage.join(5);
    const { councils } = stage.of.campaigns;
    await councils.answer(stage.game, { number: 1, yes: true }, stage.asked(3));
    expect(await stage.holders()).toHaveLength(4);
    await councils.answer(stage.game, { number: 1, yes: true }, stage.asked(4));
    expect(await stage.holders()).toEqual([1, 2, 3, 4, 5]);
    await stage.join(6);
    await councils.answer(stage.game, { number: 2, yes: false }, stage.asked(1));
    expect((await matters())[1]?.status).toBe("rejected");
    await expect(councils.answer(stage.game, { number: 2, yes: true }, stage.asked(3))).rejects.toThrow(
      "decided already",
    );
  });

  it("lapses where the side has become full meanwhile", async () => {
    await open(2, { people: 3 });
    const { councils } = stage.of.campaigns;
    const yes = (number: number) => councils.answer(stage.game, { number, yes: true }, stage.asked(1));
    await stage.join(5);
    await stage.join(6);
    await yes(2);
    await yes(1);
    expect(await stage.holders()).toEqual([1, 2, 6]);
    expect((await matters()).map(({ status }) => status)).toEqual(["lapsed", "carried"]);
  });

  it("is for nobody outside the council to answer", async () => {
    await open(2);
    await stage.join(5);
    const answer = stage.of.campaigns.councils.answer(stage.game, { number: 1, yes: true }, stage.asked(0));
    await expect(answer).rejects.toThrow("Only members of this council");
  });

  it("is at once where the host has left sides open, and refused where they are closed (spy)", async () => {
    await open(2, { later: "open" });
    await stage.join(5);
    expect(await stage.holders()).toEqual([1, 2, 5]);
    await stage.close();
    await open(2, { later: "closed" });
    await expect(stage.join(5)).rejects.toThrow("Nobody joins this campaign any more");
  });

  it("makes a council of whoever played alone: the direct message gives way to the thread", async () => {
    await open(1, { later: "open" });
    await stage.join(5);
    const places = placesOf(await stage.sent());
    expect(places).toContain(`person:${person(1).id}`); // its parting word
    expect(places).toContain(councilPlace());
    expect(await stage.of.campaigns.deliveries.seatMessage(stage.game, person(1).id)).toBeNull();
    expect(await office(1)).toBe("captain");
  });
});

describe("spy: one faction a person for good", () => {
  it("keeps whoever has left from every other side, not from their own", async () => {
    await open(3, { later: "open" });
    await stage.leave(3);
    await expect(stage.join(3, "us")).rejects.toThrow("has seen its hand");
    await stage.join(3);
    expect(await stage.holders()).toEqual([1, 2, 3]);
  });
});

describe("somebody who plays and could read all private threads", () => {
  const lobbies = (rows: Awaited<ReturnType<CouncilStage["sent"]>>) =>
    rows.map(textOf).filter((text) => text.includes("can read all private threads here"));
  const reads = (n: number, can: boolean) => stage.of.campaigns.councils.noteReader(stage.game, person(n).id, can);
  const noted = async () =>
    (await stage.of.repository.members(stage.game)).flatMap(({ name, readsThreads }) => (readsThreads ? [name] : []));

  it("is named in the lobby's post while the campaign runs, once, until they cannot any more", async () => {
    await open(2);
    await reads(0, true);
    expect(lobbies(await stage.sent())).toEqual([expect.stringContaining(`<@${person(0).id}>  (US)`)]);
    await reads(0, true);
    await reads(7, true); // does not play
    expect(await stage.sent()).toEqual([]);
    expect(await noted()).toEqual(["Person 0"]);
    await reads(0, false);
    expect(await noted()).toEqual([]);
    const after = await stage.sent();
    expect([after.length > 0, lobbies(after)]).toEqual([true, []]);
  });

  it("is named in a lobby before the start, too, and nobody is once it has ended", async () => {
    stage = await CouncilStage.lobby(2);
    await stage.sent();
    await reads(1, true);
    expect(lobbies(await stage.sent())).toHaveLength(1);
    await stage.of.campaigns.people.abandon(stage.game, person(0), null);
    await stage.sent();
    await reads(2, true);
    expect([await noted(), await stage.sent()]).toEqual([["Person 1"], []]);
  });
});

describe("leaving a council", () => {
  it("hands no seat over: no row of the log, and the council plays on", async () => {
    await open(3);
    const rows = (await stage.of.repository.log(stage.game)).length;
    await stage.leave(2);
    expect(await stage.holders()).toEqual([1, 3]);
    expect(await stage.of.repository.log(stage.game)).toHaveLength(rows);
    await stage.commit(3);
  });

  it("passes the captain's office to the deputy", async () => {
    await open(3);
    const { councils } = stage.of.campaigns;
    await councils.propose(stage.game, { kind: "deputy", person: person(3).id }, stage.asked(1));
    await councils.answer(stage.game, { number: 1, yes: true }, stage.asked(2));
    expect([await office(1), await office(2), await office(3)]).toEqual(["captain", null, "deputy"]);
    await stage.leave(1);
    const message = await stage.of.campaigns.deliveries.council(stage.game, SEAT);
    expect(message?.shown?.council.captain.name).toBe("Person 3");
  });

  it("one member left: a sole holder, with direct messages and no votes", async () => {
    await open(2, { rule: "vote" });
    await stage.leave(1);
    expect(placesOf(await stage.sent())).toContain(`person:${person(2).id}`);
    expect(await stage.of.campaigns.deliveries.seatMessage(stage.game, person(2).id)).toMatchObject({ seats: [SEAT] });
    expect((await stage.of.campaigns.deliveries.council(stage.game, SEAT))?.shown).toBeNull();
    await stage.commit(2);
  });

  it("ends with the last one: the seat is vacant, and the lobby offers it", async () => {
    await open(2);
    await stage.leave(1);
    await stage.leave(2);
    const { free } = await stage.of.campaigns.showing.status(stage.game);
    expect(free.map(({ id }) => id)).toContain(SEAT);
  });
});

describe("votes on people", () => {
  it("take more than half of the active without the one concerned", async () => {
    await open(5);
    const { councils } = stage.of.campaigns;
    await councils.propose(stage.game, { kind: "captain", person: person(2).id }, stage.asked(3));
    await councils.answer(stage.game, { number: 1, yes: true }, stage.asked(4));
    expect(await office(2)).toBeNull();
    await expect(councils.answer(stage.game, { number: 1, yes: true }, stage.asked(2))).rejects.toThrow(
      "Whoever it is about has no vote",
    );
    await councils.answer(stage.game, { number: 1, yes: true }, stage.asked(5));
    expect([await office(1), await office(2)]).toEqual([null, "captain"]);
  });

  it("take two at least to put somebody out, who then leaves the thread", async () => {
    await open(3);
    const { councils } = stage.of.campaigns;
    await councils.propose(stage.game, { kind: "removal", person: person(1).id }, stage.asked(2));
    expect(await stage.holders()).toHaveLength(3);
    await councils.answer(stage.game, { number: 1, yes: true }, stage.asked(3));
    expect(await stage.holders()).toEqual([2, 3]);
    const message = await stage.of.campaigns.deliveries.council(stage.game, SEAT);
    expect(message?.persons).toEqual([person(2).id, person(3).id]);
  });

  it("are in a council of two for the moderator, or host and staff who do not play: not for a host who leads the enemy", async () => {
    await open(2);
    const { councils } = stage.of.campaigns;
    const removal = { kind: "removal", person: person(1).id } as const;
    const putOut = (n: number, staffOf: string | null = null) =>
      councils.removeFromPair(
        { game: stage.game, person: person(n).id, staffOf, interaction: interaction() },
        person(1).id,
      );
    await expect(councils.propose(stage.game, removal, stage.asked(2))).rejects.toThrow("In a council of two");
    for (const [n, staffOf] of [
      [0, null],
      [0, GUILD],
      [2, GUILD],
    ] as const)
      await expect(putOut(n, staffOf)).rejects.toMatchObject({ code: "not-moderator" });
    await expect(putOut(5)).rejects.toThrow("Only members");
    expect(await stage.holders()).toEqual([1, 2]);
    await putOut(6, GUILD);
    expect(await stage.holders()).toEqual([2]);
    expect((await stage.sent()).map(textOf).join()).toMatch(
      /<@200000000000000006> +has put +<@200000000000000001> +out/,
    );
  });

  describe("about somebody who has left", () => {
    const told = async (): Promise<string> => (await stage.sent()).map(textOf).join("\n");
    const vote = (n: number) =>
      stage.of.campaigns.councils.answer(stage.game, { number: 1, yes: true }, stage.asked(n));

    it("lapse at once: nobody is deposed for them", async () => {
      await open(5);
      await stage.of.campaigns.councils.propose(stage.game, { kind: "captain", person: person(2).id }, stage.asked(3));
      await stage.leave(2);
      expect((await matters())[0]?.status).toBe("lapsed");
      expect(await told()).toContain("Lapsed: whoever it is about has left your council.");
      await expect(vote(4)).rejects.toThrow("decided already");
      const message = await stage.of.campaigns.deliveries.council(stage.game, SEAT);
      expect(message?.shown?.council.captain.name).toBe("Person 1");
    });

    it("lapse though an earlier release has left them open: nobody is put out twice", async () => {
      await open(5);
      await stage.of.campaigns.councils.propose(stage.game, { kind: "removal", person: person(2).id }, stage.asked(3));
      await stage.leave(2);
      stage.of.database.sqlite.prepare("UPDATE ballots SET status = 'open', until = at + 172800000").run();
      await told();
      await vote(4);
      await vote(5);
      expect((await matters())[0]?.status).toBe("lapsed");
      expect(await told()).not.toContain("no longer in the council");
    });

    it("are not theirs to answer", async () => {
      await open(5);
      await stage.of.campaigns.councils.propose(stage.game, { kind: "captain", person: person(2).id }, stage.asked(3));
      await stage.leave(4);
      await expect(vote(4)).rejects.toMatchObject({ code: "not-member" });
    });
  });

  it("lapse after 48 hours", async () => {
    await open(4);
    const { councils } = stage.of.campaigns;
    await councils.propose(stage.game, { kind: "rule", rule: "captain" }, stage.asked(2));
    stage.days(2);
    await stage.of.campaigns.tick();
    expect((await matters())[0]?.status).toBe("lapsed");
  });

  it("settle how the council acts", async () => {
    await open(3);
    const { councils } = stage.of.campaigns;
    await councils.propose(stage.game, { kind: "rule", rule: "captain" }, stage.asked(2));
    await councils.answer(stage.game, { number: 1, yes: true }, stage.asked(3));
    await expect(stage.commit(2)).rejects.toThrow();
    await stage.commit(1);
  });
});

describe("who answers offers", () => {
  it("is what the council settles for itself while it plays", async () => {
    await open(3);
    const { councils } = stage.of.campaigns;
    const propose = (offers: "captain" | "council") =>
      councils.propose(stage.game, { kind: "offers", offers }, stage.asked(2));
    await expect(propose("captain")).rejects.toThrow("already");
    await propose("council");
    expect((await stage.sent()).map(textOf).join()).toContain("offers are answered as your council acts");
    await councils.answer(stage.game, { number: 1, yes: true }, stage.asked(3));
    expect((await matters())[0]?.status).toBe("carried");
    expect(await settled()).toBe("council");
    await propose("captain");
  });

  it("and a rule that is settled later leaves it as it is", async () => {
    await open(3);
    const { councils } = stage.of.campaigns;
    await councils.propose(stage.game, { kind: "offers", offers: "council" }, stage.asked(2));
    await councils.answer(stage.game, { number: 1, yes: true }, stage.asked(3));
    await councils.propose(stage.game, { kind: "rule", rule: "captain" }, stage.asked(2));
    await councils.answer(stage.game, { number: 2, yes: true }, stage.asked(3));
    expect(await settled()).toBe("council");
  });
});

describe("how people come to a side", () => {
  it("is the host's to change while the campaign runs, and nothing else of its councils", async () => {
    await open(2);
    const { councils } = stage.of.campaigns;
    await expect(councils.configureJoiningLater(stage.game, "closed", stage.asked(1))).rejects.toThrow("Only the host");
    await councils.configureJoiningLater(stage.game, "open", stage.asked(0));
    await stage.join(5);
    expect(await stage.holders(), "nobody is asked").toEqual([1, 2, 5]);
    await councils.configureJoiningLater(stage.game, "closed", stage.asked(0));
    await expect(stage.join(6)).rejects.toThrow();
    await expect(councils.configure(stage.game, { people: 2 }, stage.asked(0))).rejects.toThrow("already started");
  });
});

describe("away in a council", () => {
  it("stops no clock, uses no leave up, and is told in the thread alone", async () => {
    await open(2, { pace: 24 });
    const clocks = (await stage.of.repository.clocks(stage.game)).filter(({ seat }) => seat === SEAT);
    for (const n of [1, 2]) await stage.of.campaigns.time.goAway(stage.game, person(n), 5, interaction());
    const after = (await stage.of.repository.clocks(stage.game)).filter(({ seat }) => seat === SEAT);
    expect(after.map(({ deadline }) => deadline)).toEqual(clocks.map(({ deadline }) => deadline));
    const members = await stage.of.repository.members(stage.game);
    expect(members.map(({ spent, standIn }) => [spent, standIn])).toEqual([
      [0, null],
      [0, null],
      [0, null],
    ]);
    const told = (await stage.sent()).filter((row) => textOf(row).includes("is away until"));
    expect(placesOf(told)).toEqual([councilPlace()]);
  });
});

describe("a moderator", () => {
  it("has the computer play a council's seat, whose members are all out of it then", async () => {
    await open(2);
    const { campaigns } = stage.of;
    const host = { game: stage.game, person: person(0).id, interaction: interaction() };
    await campaigns.moderation.appoint(host, person(7).id);
    const to = { seat: SEAT, to: person(8) };
    await expect(campaigns.moderation.replace(stage.game, to, stage.asked(7))).rejects.toThrow("cannot be passed on");
    await campaigns.moderation.replace(stage.game, { seat: SEAT, to: "computer" }, stage.asked(7));
    expect(await stage.holders()).toEqual([]);
    expect((await stage.of.campaigns.deliveries.council(stage.game, SEAT))?.persons).toEqual([]);
    expect(placesOf(await stage.sent())).toContain(councilPlace());
  });
});

describe("a reminder", () => {
  it("is one message in the thread, to whoever acts and wants to be called", async () => {
    await open(3, { pace: 24, rule: "captain" });
    stage.of.clock.advance(19 * 3_600_000);
    await stage.of.campaigns.tick();
    const sent = (await stage.sent()).filter((row) => textOf(row).includes("a reminder"));
    const pings = sent.map(({ destination, payload }) => [
      destination,
      payload.kind === "post" ? payload.post.ping : [],
    ]);
    expect(pings).toContainEqual([councilPlace(), [person(1).id]]);
    expect(pings.map(([place]) => place)).toEqual(expect.arrayContaining([`person:${person(0).id}`]));
    expect(pings).toHaveLength(2);
  });
});

describe("captain silent", () => {
  it("is stood in for by the deputy, or by anyone where there is none", async () => {
    await open(3, { rule: "captain" });
    await expect(stage.commit(2)).rejects.toThrow("Person 1");
    stage.days(8);
    for (const n of [2, 3]) await stage.of.campaigns.showing.seatView(stage.game, person(n).id, SEAT);
    await stage.of.campaigns.tick();
    await stage.commit(2);
  });
});

describe("everyone of a council gone", () => {
  it("is silence as one, which ends at the first press of anyone of them; after two weeks the seat is vacant, and the lobby offers it", async () => {
    await open(2, { pace: 24, turns: 9 });
    for (let day = 0; day < 4; day++) {
      stage.days(1);
      await stage.of.campaigns.showing.seatView(stage.game, person(0).id, "us");
      await stage.of.campaigns.tick();
      await stage.of.campaigns.tick();
    }
    const isSilent = async () =>
      (await stage.of.repository.members(stage.game))
        .filter(({ seat }) => seat === SEAT)
        .map(({ silent }) => silent !== null);
    expect(await isSilent()).toEqual([true, true]);
    const posts = (await stage.sent()).filter((row) => textOf(row).includes("has not been seen since"));
    expect(posts.map((row) => textOf(row))).toEqual([expect.stringContaining("The council of the Insurgents")]);
    await stage.of.campaigns.showing.seatView(stage.game, person(2).id, SEAT);
    expect(await isSilent()).toEqual([false, false]);
    for (let day = 0; day < 20; day++) {
      stage.days(1);
      await stage.of.campaigns.showing.seatView(stage.game, person(0).id, "us");
      await stage.of.campaigns.tick();
    }
    expect(await stage.holders()).toEqual([]);
    expect(await stage.of.campaigns.showing.status(stage.game)).toMatchObject({ awaited: [SEAT], deadline: null });
    const lobby = (await stage.sent()).findLast(({ slot }) => slot === "lobby");
    expect(lobby?.payload.kind === "post" && lobby.payload.post.controls.map(({ kind }) => kind)).toEqual([
      "join",
      "dice",
    ]);
  });
});

describe("requests among sides", () => {
  it("count one voice a council, its captain's", async () => {
    await open(3, { rule: "captain" });
    const { campaigns } = stage.of;
    await campaigns.requests.ask(stage.game, person(0), { kind: "pause", days: 3 }, interaction());
    const yes = { number: 1, yes: true };
    await expect(campaigns.requests.answer(stage.game, person(2), yes, interaction())).rejects.toThrow("In a council");
    await campaigns.requests.answer(stage.game, person(1), yes, interaction());
    expect((await campaigns.showing.record(stage.game)).paused).not.toBeNull();
  });
});

describe("whoever deletes their data", () => {
  it("leaves the seat to the council, and nothing of them stays in what it has decided", async () => {
    await open(3);
    const { councils, privacy } = stage.of.campaigns;
    await councils.propose(stage.game, { kind: "deputy", person: person(2).id }, stage.asked(1));
    await councils.answer(stage.game, { number: 1, yes: true }, stage.asked(2)).catch(() => {});
    await stage.of.repository.keepMeeting(stage.game, SEAT, { inside: [1, 2, 3].map((n) => person(n).id) });
    await privacy.forget(person(2).id);
    expect(await stage.holders()).toEqual([1, 3]);
    expect(JSON.stringify(await matters())).not.toContain(person(2).id);
    const message = await stage.of.campaigns.deliveries.council(stage.game, SEAT);
    expect(message?.persons).toEqual([1, 3].map((n) => person(n).id));
    expect(await stage.of.repository.formerHolders(stage.game)).toHaveLength(1);
  });
});
