// One stream of events for all tabs of this browser, which opens only six connections to one server.

const RETRY_MS = 1500;

/** @type {Map<MessagePort, string>} */
const tabs = new Map();

let source = open();

function open() {
  const stream = new EventSource("/sandbox/people/events");
  stream.addEventListener("SANDBOX_WATCHING", () => tell({ t: "SANDBOX_WATCHING", d: {} }, null));
  stream.addEventListener("SANDBOX_SIGHT", (event) => {
    const { person, t, d } = JSON.parse(event.data);
    tell({ t, d }, person);
  });
  stream.addEventListener("error", () => {
    tell({ t: "SANDBOX_GONE", d: {} }, null);
    // most failures the browser retries by itself
    if (stream.readyState === EventSource.CLOSED) setTimeout(reopen, RETRY_MS);
  });
  return stream;
}

function reopen() {
  source = open();
}

/** @param {object} news @param {string | null} person */
function tell(news, person) {
  for (const [port, as] of tabs) if (person === null || person === as) port.postMessage(news);
}

globalThis.addEventListener("connect", (event) => {
  const port = /** @type {MessageEvent} */ (event).ports[0];
  if (port === undefined) return;
  port.addEventListener("message", ({ data }) => {
    if (data.leave === true) tabs.delete(port);
    else tabs.set(port, String(data.person));
    if (data.leave !== true && source.readyState === EventSource.OPEN) {
      port.postMessage({ t: "SANDBOX_WATCHING", d: {} });
    }
  });
  port.start();
});
