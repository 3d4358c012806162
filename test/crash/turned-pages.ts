import type { RequestRecord } from "../../src/sandbox/rest/record.ts";

/** A page that somebody has turned since the press, or the look at it, has other pictures: the bot is told so, and sends its own again. */
const TURNED_SINCE =
  /^PATCH \/(?:webhooks\/\d+\/[\w-]+\/messages\/(?:@|%40)original|channels\/\d+\/messages\/\d+): .*Referenced attachment \S+ not found$/;

/** Whether a complaint is about such a page that was sent once more, and taken. */
export function wasTurnedSince(complaint: string, all: readonly RequestRecord[]): boolean {
  if (!TURNED_SINCE.test(complaint)) return false;
  const edits = all.filter(({ method, path }) => method === "PATCH" && complaint.includes(` ${path}: `));
  const refused = edits.findLastIndex(({ status }) => status === 400);
  return edits.slice(refused + 1).some(({ status }) => status === 200);
}
