/** How far a start has come: a bar on a terminal, otherwise lines of the log. */
import { SingleBar } from "cli-progress";
import type { Logger } from "pino";
import type { Progress } from "./campaign/service/restart.ts";

/** How many ms apart lines of the log are. */
const LINE_EVERY = 5000;

/** How far a start is: a bar where somebody looks on, else lines of the log; nothing where there is nothing to do. */
export const startProgress = (logger: Logger): Progress => (process.stderr.isTTY ? bar() : lines(logger));

function bar(): Progress {
  const shown = new SingleBar({
    format: "Checking campaigns against this release {bar} {value} of {total} · {eta_formatted} left",
  });
  return {
    begin(total) {
      if (total > 0) shown.start(total, 0);
    },
    done: (count) => shown.update(count),
    end: () => shown.stop(),
  };
}

/** As lines of a log: the first at once, for whoever waits for the bot. */
export function lines(logger: Logger, now: () => number = () => performance.now()): Progress {
  let of = 0;
  let told = 0;
  return {
    begin(total) {
      of = total;
      told = now();
      if (total > 0) logger.info({ campaigns: total }, "checking campaigns against this release");
    },
    done(count) {
      if (now() - told < LINE_EVERY || count === of) return;
      told = now();
      logger.info({ done: count, of }, "checking campaigns against this release");
    },
    end() {
      if (of > 0) logger.info({ campaigns: of }, "all campaigns are checked");
    },
  };
}
