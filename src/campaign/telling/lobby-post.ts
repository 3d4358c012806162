/** What a lobby's post says: who has joined for what, which seats are free, and the dice commitment. */
import { type GameTypes, modeLines, type Rulebook, type Seat } from "#engine";
import type { Control, GameRecord, Member, OutboxDraft, Rich } from "../../store/records.ts";
import {
  isShared,
  type Place,
  placesOf,
  placeWith,
  placeWord,
  sharingLines,
  sharingsOffered,
} from "../facts/places.ts";
import { blank, channelOf, seatsRow } from "../facts/posting.ts";
import { opensAtEnd } from "../record/opened.ts";
import { absenceLines, talkLines, timetableLines } from "../time/timetable-words.ts";
import { councilLobby, endLines, helpLines, levelLines } from "./lobby-lines.ts";

type Book = Rulebook<GameTypes>;

/** What the commitment and the seed phrases do not protect from. */
export const DICE_LIMITS =
  "Whoever runs this bot could work out the dice. Your seed phrase protects you only if you give it after the host's last one.";

/**
 * The lobby's one post, edited as people come and go; its first version holds the dice commitment. `free`: seats of a
 * running campaign that anybody may take.
 */
export function lobbyPost(
  record: GameRecord,
  book: Book,
  members: readonly Member[],
  free: readonly Seat[] = [],
): OutboxDraft {
  const { definition } = book;
  const seats = definition.roster(record.options, book.content);
  const places = placesOf(book, record);
  const open = record.status === "lobby";
  const single = seats.map((seat) => ({ ...seat, seats: [seat.id] }));
  const modes = modeLines(definition.windows, record.options).map((line) => `\n-# ${line}`);
  const reacting = modes.length > 0 ? ["\n\nReactions out of turn:", ...modes] : [];
  const names = seats.flatMap(({ id, name }) => (free.includes(id) ? [name] : []));
  const going =
    names.length === 0 ? "This campaign has started." : `This campaign is under way. Free: ${names.join(", ")}.`;
  const closed = !open && record.started === null;
  const over = closed ? "This lobby is closed." : going;
  const sides = councilLobby(record, book, members);
  const taken = sides ? sides.head : `${members.length} of ${places.length} ${placeWord(places)} taken.`;
  const head = open ? taken : over;
  return {
    destination: channelOf(record),
    slot: "lobby",
    payload: {
      kind: "post",
      post: {
        ...blank,
        title: record.name,
        text: [
          `${definition.summary}\n\nSeats: ${seats.map((s) => s.name).join(", ")}.\n${head}`,
          ...(open
            ? [
                `\n-# ${[...timetableLines(record.timetable), ...absenceLines(record), ...talkLines(record), ...levelLines(record), ...helpLines(record, book), ...endLines(record)].join(" ")}`,
              ]
            : []),
          ...(sides ? sides.lines : memberLines(members, open ? places : single)),
          ...(open && !sides ? sharingText(book, record, places) : []),
          ...reacting,
          `\n\n-# Dice commitment \`${record.commitment}\`: by it ${opensAtEnd(record) ? "everyone can check at the end" : "whoever is given the log can check"} that no die was changed; **Fair dice** says how. ${DICE_LIMITS}`,
        ],
        controls: [
          ...(open ? lobbyControls(book, record, members) : names.length > 0 ? [TAKE] : (sides?.controls ?? [])),
          ...(closed ? [] : [FAIR_DICE]),
        ],
      },
    },
  };
}

/** The direct messages that say whether these persons have joined; those of councils are written to in their threads. */
export const joinedRows = ({ council }: GameRecord, persons: readonly string[]): readonly OutboxDraft[] =>
  council === null ? [...new Set(persons)].map(seatsRow) : [];

/** Explains what posts say so that the dice can be checked. */
export const FAIR_DICE: Control = { kind: "dice", label: "Fair dice" };

const TAKE: Control = { kind: "join", label: "Take a seat" };

/** Who has joined, and with which of these; those without one have it by lot. */
function memberLines(members: readonly Member[], places: readonly Place[]): Rich {
  const byLot = isShared(places) ? "a group of seats by lot" : "a seat by lot";
  return members.flatMap((member): Rich => {
    const who: Rich = member.bot ? ["the computer"] : [{ person: member.person }];
    const word: Rich = member.word === null ? [] : [" – seed phrase “", { literal: member.word }, "”"];
    const lender: Rich = member.lender === null ? [] : [" for ", { person: member.lender.person }];
    return ["\n• ", ...who, ...lender, ` – ${placeWith(places, member.seat)?.name ?? byLot}`, ...word];
  });
}

/** Who plays what together, or how fewer people than seats usually share them. */
function sharingText(book: Book, record: GameRecord, places: readonly Place[]): readonly string[] {
  if (isShared(places)) {
    const groups = places.map(({ name }) => `\n• ${name}`);
    return [`\n\nThe seats are shared out among ${places.length} people; whoever joins plays one of these:`, ...groups];
  }
  const usual = sharingLines(book, record).map((line) => `\n-# ${line}`);
  return usual.length > 0 ? ["\n\nHow fewer people usually share the seats:", ...usual] : [];
}

function lobbyControls(book: Book, record: GameRecord, members: readonly Member[]): readonly Control[] {
  return [
    ...(record.council?.joining === "host" ? [] : [{ kind: "join", label: "Join" } as const]),
    { kind: "leave", label: "Leave" },
    { kind: "start", label: "Start" },
    { kind: "settings", label: "Settings" },
    ...sharingsOffered(book, record, members).map(({ people, groups }): Control => {
      const isEach = groups.every((group) => group.length === 1);
      return { kind: "share", people, label: isEach ? "A person for each seat" : `Share the seats among ${people}` };
    }),
  ];
}
