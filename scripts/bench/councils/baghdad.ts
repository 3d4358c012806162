import { War } from "./war.ts";

/** Five sides of ten, as they joined. */
export const SIDES = ["shiite", "sunni", "government", "us", "jihadist"] as const;
export const PEOPLE = 10;
const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** What can be looked at in the turn while it is played. */
export type Moment =
  | "begun"
  | "half the vote's time is over"
  | "offered"
  | "planned"
  | "competing"
  | "gone"
  | "nobody has won"
  | "too early"
  | "decided";
export type Watch = (moment: Moment, war: War, said: readonly string[]) => void;

/**
 * Plays a turn of Battle for Baghdad in which fifty people hold five seats: they elect a deputy, bid, negotiate, plan their
 * Actions before their turns and vote on them, answer in secret; a captain is away, another one does not come, and one vote
 * that nobody wins is decided by whoever is on duty.
 */
export async function baghdadTurn(watch: Watch = () => {}): Promise<War> {
  const war = await War.begin({
    game: "battle-for-baghdad",
    options: { seats: String(SIDES.length) },
    councils: SIDES,
    people: PEOPLE,
  });
  await war.playUntil(({ name }) => name !== "Deployment");
  war.count();
  watch("begun", war, []);
  await elects(war);
  await listsWanted(war);
  await initiative(war, watch);
  const deputies = { government: war.side("government").members.slice(1) };
  await war.playUntil(({ name }) => name === "Coalition", deputies);
  await coalition(war, watch);
  await actions(war, watch);
  await war.playUntil(({ name }) => name !== "Action", deputies);
  watch("gone", war, []);
  await war.playUntil(({ turn }) => turn > 1, deputies);
  return war;
}

/** The Jihadists make their second member deputy; somebody of the Sunnis and the captain of the Government go away. */
async function elects(war: War): Promise<void> {
  const [captain, second, ...others] = war.side("jihadist").members;
  if (!captain || !second) throw new Error("the Jihadists are too few");
  await others[0]?.command("council deputy", { person: second.person.id });
  await war.quiet();
  await war.press(others.slice(1, 6), "as deputy", "Agree");
  await war.member("sunni", 10).command("game away", { days: 5 });
  await war.member("government", 1).command("game away", { days: 5 });
  await war.quiet();
}

/** Whoever is on duty says which cards of the Arms Bazaar their side wants, for as long as it holds: so nobody waits there. */
async function listsWanted(war: War): Promise<void> {
  const wanted = ["assassins", "car-bomb"].map((card) => ({ card }));
  for (const seat of SIDES) {
    const onDuty = war.member(seat, seat === "government" ? 2 : 1);
    await onDuty.order("wanted", { wanted, else: "none" });
  }
  await war.quiet();
}

/** All bid; of the Government too few have voted when half the time is over. */
async function initiative(war: War, watch: Watch): Promise<void> {
  const here = { government: war.side("government").members.slice(1), sunni: war.side("sunni").members.slice(0, 9) };
  await war.playUntil((_, seat) => seat === "government", here);
  await war.press(here.government.slice(0, 4), "council of", "Pass");
  for (const seat of ["us", "jihadist"] as const) await war.answer(seat);
  await war.pass(5 * HOUR);
  watch("half the vote's time is over", war, []);
  await war.press(here.government.slice(4, 5), "half the vote's time", "Pass");
}

/** The US make the Sunnis an offer, everybody plans, and all are ready three hours later. */
async function coalition(war: War, watch: Watch): Promise<void> {
  await negotiates(war, watch);
  for (const seat of ["shiite", "government", "us"] as const) {
    const [, planner, ...others] = war.side(seat).members;
    if (!planner) throw new Error("nobody plans");
    await war.proposes(planner, [/^Security · /]);
    await war.press(others.slice(0, 5), MOTION(1), "Support");
  }
  await competes(war, watch);
  await disagrees(war);
  watch("planned", war, []);
  await war.pass(3 * HOUR);
}

const MOTION = (number: number): RegExp => new RegExp(`^### Motion ${number} · `);

async function negotiates(war: War, watch: Watch): Promise<void> {
  const [us, sunni] = [war.member("us", 1).robot, war.member("sunni", 1).robot];
  const clauses = [{ kind: "truce" }, { kind: "pay", from: "us", to: "sunni", amount: 1 }];
  const offer = { action: "propose", params: { parties: ["sunni"], clauses } };
  await us.answer({ moves: [offer] }, await us.copy());
  await war.quiet();
  watch("offered", war, []);
  const { decisions } = await war.seatView(war.side("sunni"), war.member("sunni", 1));
  const made = decisions.find(({ kind }) => kind === "offer");
  if (!made) throw new Error("the Sunnis are offered nothing");
  const accepts = { action: "accept", params: { offer: made.preset.offer ?? "" } };
  await sunni.answerOffer(made.id, accepts, await sunni.copy());
  await war.quiet();
}

/** One of the Sunnis plans, another changes that: the second plan has five of nine for it, and none against. */
async function competes(war: War, watch: Watch): Promise<void> {
  const [, ben, ira, jo, kim, lea, max, nia, oz] = war.side("sunni").members;
  if (!ben || !ira || !jo || !kim || !lea || !max || !nia || !oz) throw new Error("the Sunnis are too few");
  await war.proposes(ira, [/^Security · /, / → /]);
  await war.press([jo, kim, lea], MOTION(1), "Support");
  await war.press([max], MOTION(1), "Object");
  watch("planned", war, []);
  const copy = await max.press(max.read(MOTION(1)), "Change it");
  const without = await max.press(copy, "Remove");
  war.later();
  await max.press(await max.take(without, /^Mansour → Medical City/), "Propose");
  await war.quiet();
  await war.press([nia, lea, ben, oz], MOTION(2), "Support");
  watch("competing", war, []);
}

/** The Jihadists have three plans and no majority, and their captain does not come. */
async function disagrees(war: War): Promise<void> {
  const [, two, three, four, five, six, seven, eight, nine, ten] = war.side("jihadist").members;
  if (!two || !three || !four || !five || !six || !seven || !eight || !nine || !ten)
    throw new Error("the Jihadists are too few");
  const units = [/^Security · /, /^Infrastructure · /];
  await war.proposes(three, units.slice(0, 1));
  await war.proposes(four, units.slice(1));
  await war.proposes(five, units);
  await war.press([six, seven], MOTION(1), "Support");
  await war.press([eight, nine], MOTION(2), "Support");
  await war.press([five, six, seven], MOTION(2), "Object");
  await war.press([ten, two], MOTION(3), "Support");
  await war.press([eight], MOTION(3), "Object");
}

/**
 * Whatever has a majority goes by itself; none of the Jihadists' plans has one, and their deputy decides as soon as
 * they may.
 */
async function actions(war: War, watch: Watch): Promise<void> {
  await war.playUntil(({ name }, seat) => name === "Action" && seat === "jihadist", {
    government: war.side("government").members.slice(1),
  });
  const [, deputy] = war.side("jihadist").members;
  if (!deputy) throw new Error("the Jihadists have no deputy");
  const { vote } = await war.seatView(war.side("jihadist"), deputy);
  const times = vote?.votes[0]?.times;
  if (!times) throw new Error("the Jihadists do not vote");
  await war.pass(times.closes - war.now() + SECOND);
  watch("nobody has won", war, []);
  const early = await war.press([deputy], CLOSED, "Send Motion 1");
  watch("too early", war, early);
  await war.pass(times.deputy - war.now() + SECOND);
  watch("decided", war, await war.press([deputy], CLOSED, "Send Motion 3"));
}

const CLOSED = "the vote has closed";
