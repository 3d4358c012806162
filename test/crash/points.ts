const around = (...what: string[]): string[] => what.flatMap((name) => [`before ${name}`, `after ${name}`]);

/** Every fault point of a campaign; the soak run says if one is missing here, or never comes. */
export const points: readonly string[] = around(
  "keepPack",
  "write",
  "keepDraft",
  "dropDraft",
  "keepThread",
  "closedThread",
  "outbox.sending",
  "outbox.sent",
  "outbox.retry",
  "GET /gateway/bot",
  "GET /applications/:id/commands",
  "PUT /applications/:id/commands",
  "POST /interactions/:id/:token/callback",
  "PATCH /webhooks/:id/:token/messages/@original",
  "POST /users/@me/channels",
  "GET /channels/:id/messages",
  "POST /channels/:id/messages",
  "PATCH /channels/:id/messages/:id",
  "POST /channels/:id/messages/:id/threads",
  "PATCH /channels/:id",
);
