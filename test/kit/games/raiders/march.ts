import { z } from "zod";
import { choice, type Frozen, mustGet, type Refusal, type Seat, type State } from "#engine";
import {
  action,
  bandsOf,
  isHeld,
  KINDS,
  type Kind,
  named,
  otherThan,
  POOL,
  procedure,
  type Raiders,
  said,
  type Table,
  zoneOf,
} from "./table.ts";

/** Who comes here takes a supply, and says which. */
const DEPOT = "coast";

type Content = Frozen<Raiders["Content"]>;

/** Why a band does not march; null: it may. */
function whyStays(content: Content, table: Table, band: string): Refusal | null {
  if (table.moved.includes(band)) return { code: "moved", text: `${named(band)} has moved.` };
  const ways = mustGet(content.zones, zoneOf(table, band)).next.filter((zone) => !table.closed.includes(zone));
  return ways.length > 0 ? null : { code: "closed", text: `All ways of ${named(band)} are closed.` };
}

export const march = action("march", "March", {
  menu: "March",
  when: ({ content, table, seat }) =>
    bandsOf(table, seat).some((band) => !whyStays(content, table, band))
      ? null
      : { code: "all-moved", text: "No band can march any more." },
})
  .param(
    "band",
    "Which band?",
    choice(({ content, table, seat }) =>
      bandsOf(table, seat).map((band) => {
        const refused = whyStays(content, table, band);
        return { value: band, label: named(band), ...(refused ? { refused } : {}) };
      }),
    ),
  )
  .param(
    "to",
    "Where to?",
    choice(({ content, table, params }) =>
      mustGet(content.zones, zoneOf(table, params.band)).next.map((zone) => ({
        value: zone,
        label: named(zone),
        ...(table.closed.includes(zone)
          ? { refused: { code: "closed", text: `The way to ${named(zone)} is closed.` } }
          : {}),
      })),
    ),
  )
  .apply(({ state: { table }, seat, params: { band, to }, emit, call }) => {
    mustGet(table.bands, band).at = to;
    table.moved.push(band);
    emit(said(`${named(band)} marches to ${named(to)}.`));
    if (isHeld(table, otherThan(table, seat), to)) call(entry, { band });
    else if (to === DEPOT) call(depot, { seat });
  });

export const scout = action("scout", "Scout", {
  menu: "Scout",
  when: ({ hand }) => (hand.scouts > 0 ? null : { code: "no-scouts", text: "You hold no scouts." }),
}).apply(({ state, seat, emit, barrier }) => {
  const other = otherThan(state.table, seat);
  spend(state, seat, "scouts");
  emit(said(`${named(seat)} scouts.`), { [seat]: said(`They hold ${mustGet(state.hands, other).raids} raids.`) });
  barrier();
});

export const endMarch = action("end-march", "End the march", { ends: true }).apply(({ state: { table } }) => {
  Object.assign(table, { moved: [], closed: [] });
  table.marching = table.seats[table.seats.indexOf(table.marching ?? "") + 1] ?? null;
  if (table.marching === null) table.round++;
});

export const ambush = action("ambush", "Ambush them", {
  when: ({ hand }) => (hand.raids > 0 ? null : { code: "no-raids", text: "You hold no raids." }),
}).apply(({ state, seat, emit }) => {
  spend(state, seat, "raids");
  state.table.closed.push(zoneOf(state.table, state.table.moved.at(-1) ?? ""));
  emit(said(`${named(seat)} ambushes them.`));
});
export const letThem = action("let", "Let them come").apply(() => undefined);

export const fallBack = action("fall", "Fall back")
  .param(
    "to",
    "Where to?",
    choice(({ content, table, seat }) => {
      const band = table.moved.at(-1) ?? "";
      const { next } = mustGet(content.zones, zoneOf(table, band));
      return next
        .filter((zone) => !isHeld(table, otherThan(table, seat), zone))
        .map((zone) => ({ value: zone, label: named(zone) }));
    }),
  )
  .apply(({ state: { table }, params, emit }) => {
    const band = table.moved.at(-1) ?? "";
    mustGet(table.bands, band).at = params.to;
    emit(said(`${named(band)} falls back to ${named(params.to)}.`));
  });

function spend({ table, hands }: Readonly<State<Raiders>>, seat: Seat, kind: Kind): void {
  mustGet(hands, seat)[kind]--;
  table.held[seat] = mustGet(table.held, seat) - 1;
}

/** Somebody comes to a zone of the other's. */
export const entry = procedure<{ band: string }>("entry", { notes: z.strictObject({ band: z.string() }) })({
  ask: ({ state: { table }, ask }) => {
    const seats = table.seats.filter((seat) => seat !== table.marching && mustGet(table.held, seat) > 0);
    if (seats.length > 0) ask({ kind: "window", seats, actions: ["ambush", "let"], pass: "let", window: "entry" });
    return "over";
  },
  over: ({ state: { table }, content, data, outcome, ask, emit }) => {
    const seat = mustGet(table.bands, data.band).seat;
    if (outcome.length === 0) return "done";
    const free = mustGet(content.zones, zoneOf(table, data.band)).next.filter(
      (zone) => !isHeld(table, otherThan(table, seat), zone),
    );
    if (free.length > 0) ask({ kind: "turn", seats: [seat], actions: ["fall"] });
    else {
      delete table.bands[data.band];
      table.fallen.push(data.band);
      emit(said(`${named(data.band)} is lost.`));
    }
    return "back";
  },
  back: () => "done",
});

export const take = action("take", "Take a supply")
  .param(
    "kind",
    "Which one?",
    choice(({ hand }) =>
      KINDS.map((kind) => ({
        value: kind,
        label: named(kind),
        ...(hand[kind] < POOL ? {} : { refused: { code: "full", text: "You hold all of these." } }),
      })),
    ),
  )
  .apply(({ state, seat, params, emit }) => {
    mustGet(state.hands, seat)[params.kind]++;
    state.table.held[seat] = mustGet(state.table.held, seat) + 1;
    emit(said(`${named(seat)} takes a supply.`));
  });

/** Somebody comes to the depot. */
export const depot = procedure<{ seat: Seat }>("depot", { notes: z.strictObject({ seat: z.string() }) })({
  ask: ({ state: { table }, data: { seat }, ask }) => {
    if (mustGet(table.held, seat) < KINDS.length * POOL) ask({ kind: "turn", seats: [seat], actions: ["take"] });
    return "over";
  },
  over: () => "done",
});
