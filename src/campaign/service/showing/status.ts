/** Where a campaign stands, as everyone can see it. */
import { publicView } from "#engine";
import type { Status } from "../../contract/views.ts";
import { freePlaces, placesOf } from "../../facts/places.ts";
import { publicDeadline, waitedFor } from "../../facts/reactions.ts";
import { sidesOf } from "../../facts/sides.ts";
import type { Core } from "../core.ts";
import { openSides } from "../councils/joining.ts";
import { takeable } from "../people/taking.ts";

export async function statusOf(core: Core, game: string): Promise<Status> {
  const { repository } = core;
  const record = await core.record(game);
  const { definition, content } = await core.reading(game, () => core.pinned(record));
  const members = await repository.members(game);
  const sides = record.council && sidesOf({ definition, content }, record, record.council, members);
  const lobby = {
    record,
    sides,
    definition,
    members,
    seats: definition.roster(record.options, content),
    places: placesOf({ definition, content }, record),
    free: sides?.filter(({ closed }) => closed === null) ?? freePlaces({ definition, content }, record, members),
    glossary: definition.guide.glossary(content, record.options),
  };
  if (record.started === null || record.status === "damaged")
    return { ...lobby, phase: null, awaited: [], deadline: null, result: null, standings: null };
  const live = await core.begun(record);
  const { env, book } = live;
  const running = live.record.status === "running"; // it may have ended meanwhile
  const view = publicView(book, env);
  const free = running ? await takeable(core, live) : [];
  return {
    ...lobby,
    free: sides
      ? openSides(live)
      : lobby.places.filter(({ seats }) => free.some(([first = ""]) => seats.includes(first))),
    record: live.record,
    phase: definition.phase(view.table),
    standings: definition.guide.standings(view),
    awaited: running ? waitedFor(book, live.record, env).seats : [],
    deadline: running ? publicDeadline(live) : null,
    result: env.over,
  };
}
