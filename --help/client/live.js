/** @typedef {{ t: string, d: unknown }} News */

const OWN_EVENTS = [
  "MESSAGE_CREATE",
  "MESSAGE_UPDATE",
  "MESSAGE_DELETE",
  "MESSAGE_DELETE_BULK",
  "MESSAGE_REACTION_ADD",
  "MESSAGE_REACTION_REMOVE",
  "CHANNEL_CREATE",
  "CHANNEL_UPDATE",
  "CHANNEL_DELETE",
  "THREAD_CREATE",
  "THREAD_UPDATE",
  "THREAD_DELETE",
  "GUILD_MEMBER_ADD",
  "GUILD_MEMBER_REMOVE",
  "SANDBOX_SEEN",
  "SANDBOX_WATCHING",
];

const RETRY_MS = 1500;

/**
 * Hears of everything that this person sees. SANDBOX_WATCHING comes at every (re)connection: what happened before it
 * has to be read anew. SANDBOX_GONE: the sandbox cannot be reached.
 * @param {string} person
 * @param {(news: News) => void} hear
 */
export function watch(person, hear) {
  if (typeof SharedWorker === "undefined") watchAlone(person, hear);
  else watchTogether(person, hear);
}

/** @param {string} person @param {(news: News) => void} hear */
function watchTogether(person, hear) {
  const { port } = new SharedWorker("/page/stream-worker.js", { type: "module", name: "sandbox" });
  port.addEventListener("message", ({ data }) => hear(data));
  port.start();
  port.postMessage({ person });
  addEventListener("pagehide", () => port.postMessage({ leave: true }));
  // a page that comes back from the browser's memory of pages has to say so
  addEventListener("pageshow", ({ persisted }) => persisted && port.postMessage({ person }));
}

/** @param {string} person @param {(news: News) => void} hear */
function watchAlone(person, hear) {
  const source = new EventSource(`/sandbox/people/${person}/events`);
  for (const t of OWN_EVENTS) source.addEventListener(t, ({ data }) => hear({ t, d: JSON.parse(data) }));
  source.addEventListener("error", () => {
    hear({ t: "SANDBOX_GONE", d: {} });
    // most failures the browser retries by itself
    if (source.readyState === EventSource.CLOSED) setTimeout(() => watchAlone(person, hear), RETRY_MS);
  });
}
