const around = (...what: string[]): readonly string[] => what.flatMap((name) => [`before ${name}`, `after ${name}`]);

const ALWAYS = around(
  "unchecked",
  "awake",
  "keepAwake",
  "keepPack",
  "keepEngine",
  "write",
  "keepSheet",
  "keepNotified",
  "keepThread",
  "closedThread",
  "keepMeeting",
  "keepTalk",
  "outbox.claim",
  "outbox.takeOver",
  "outbox.calling",
  "outbox.created",
  "outbox.sent",
  "GET /gateway/bot",
  "GET /applications/:id/commands",
  "PUT /applications/:id/commands",
  "POST /interactions/:id/:token/callback",
  "PATCH /webhooks/:id/:token/messages/@original",
  "answering an act",
  "POST /users/@me/channels",
  "GET /channels/:id/messages",
  "POST /channels/:id/messages",
  "PATCH /channels/:id/messages/:id",
  "DELETE /channels/:id/messages/:id",
  "GET /channels/:id/messages/:id",
  "POST /channels/:id/messages/:id/threads",
  "PATCH /channels/:id",
  "GET /channels/:id",
  "GET /guilds/:id/threads/active",
  "POST /channels/:id/threads",
  "PUT /channels/:id/thread-members/:id",
  "DELETE /channels/:id/thread-members/:id",
);

/** Only where requests fail, somebody's direct messages are closed, or an answer comes late. */
const IN_TROUBLE = around("outbox.retry", "keepMailbox", "POST /webhooks/:id/:token");

/** The fault points of a campaign; the soak run says if one is missing here, or never comes. */
export const points = (faults: boolean): readonly string[] => (faults ? [...ALWAYS, ...IN_TROUBLE] : ALWAYS);

/** They come only when the bot starts for the first time, and when a campaign starts. */
export const FIRST_LIFE: ReadonlySet<string> = new Set(
  around(
    "keepPack",
    "keepEngine",
    "PUT /applications/:id/commands",
    "GET /guilds/:id/threads/active",
    "POST /channels/:id/threads",
    "PUT /channels/:id/thread-members/:id",
  ),
);
