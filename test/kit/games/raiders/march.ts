import { choice, mustGet, type Seat, type State } from "../../../../src/engine/index.ts";
import {
  action,
  bandsOf,
  isHeld,
  type Kind,
  named,
  otherThan,
  procedure,
  type Raiders,
  said,
  type Table,
  zoneOf,
} from "./table.ts";

const ready = (table: Table, seat: Seat): string[] =>
  bandsOf(table, seat).filter((band) => !table.moved.includes(band));

export const march = action("march", "March", {
  menu: "March",
  when: ({ table, seat }) => (ready(table, seat).length > 0 ? null : { code: "all-moved", text: "All have moved." }),
})
  .param(
    "band",
    "Which band?",
    choice(({ table, seat }) =>
      bandsOf(table, seat).map((band) => ({
        value: band,
        label: named(band),
        ...(table.moved.includes(band) ? { refused: { code: "moved", text: `${named(band)} has moved.` } } : {}),
      })),
    ),
  )
  .param(
    "to",
    "Where to?",
    choice(({ content, table, params }) =>
      mustGet(content.zones, zoneOf(table, params.band)).next.map((zone) => ({ value: zone, label: named(zone) })),
    ),
  )
  .apply(({ state: { table }, seat, params: { band, to }, emit, call }) => {
    mustGet(table.bands, band).at = to;
    table.moved.push(band);
    emit(said(`${named(band)} marches to ${named(to)}.`));
    if (isHeld(table, otherThan(table, seat), to)) call(entry, { band });
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
  table.moved = [];
  table.marching = table.seats[table.seats.indexOf(table.marching ?? "") + 1] ?? null;
  if (table.marching === null) table.round++;
});

export const ambush = action("ambush", "Ambush them", {
  when: ({ hand }) => (hand.raids > 0 ? null : { code: "no-raids", text: "You hold no raids." }),
}).apply(({ state, seat, emit }) => {
  spend(state, seat, "raids");
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
export const entry = procedure<{ band: string }>("entry")({
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
