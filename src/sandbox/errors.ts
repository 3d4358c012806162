/** Discord's error codes that the sandbox answers with: HTTP status and message as the real API words them. */
const CODES = {
  0: [401, "401: Unauthorized"],
  10003: [404, "Unknown Channel"],
  10004: [404, "Unknown Guild"],
  10007: [404, "Unknown Member"],
  10008: [404, "Unknown Message"],
  10013: [404, "Unknown User"],
  10015: [404, "Unknown Webhook"],
  10062: [404, "Unknown interaction"],
  10063: [404, "Unknown application command"],
  20012: [403, "You are not authorized to perform this action on this application"],
  20026: [403, "Your bot has been flagged by our anti-spam system for abusive behavior."],
  30003: [400, "Maximum number of pins reached for the channel (50)"],
  30010: [400, "Maximum number of reactions reached (20)"],
  30032: [400, "Maximum number of application commands reached (100)"],
  30033: [400, "Max number of thread participants has been reached (1000)"],
  30034: [400, "Maximum number of daily application command creates has been reached (200)"],
  40005: [413, "Request entity too large"],
  40058: [400, "Cannot send messages in a forum channel"],
  40060: [400, "Interaction has already been acknowledged."],
  50001: [403, "Missing Access"],
  50003: [403, "Cannot execute action on a DM channel"],
  50005: [403, "Cannot edit a message authored by another user"],
  50006: [400, "Cannot send an empty message"],
  50007: [403, "Cannot send messages to this user"],
  50008: [400, "Cannot send messages in a non-text channel"],
  50013: [403, "Missing Permissions"],
  50016: [400, "Provided too few or too many messages to delete. Must provide at least 2 and fewer than 100 messages"],
  50021: [403, "Cannot execute action on a system message"],
  50024: [400, "Cannot execute action on this channel type"],
  50027: [401, "Invalid Webhook Token"],
  50033: [400, "Invalid Recipient(s)"],
  50034: [400, "A message provided was too old to bulk delete"],
  50035: [400, "Invalid Form Body"],
  50083: [400, "Thread is archived"],
  50109: [400, "The request body contains invalid JSON."],
  50278: [403, "Cannot send messages to this user due to having no mutual guilds"],
  160002: [400, "Cannot reply without permission to read message history"],
  160004: [400, "A thread has already been created for this message"],
  160005: [403, "Thread is locked"],
  160006: [400, "Maximum number of active threads reached"],
  160007: [400, "Maximum number of active announcement threads reached"],
} as const;

export type ErrorCode = keyof typeof CODES;

/** Whether the sandbox itself answers with this code. */
export const isErrorCode = (code: number): code is ErrorCode => code in CODES;

/** One complaint about one field of a request body. */
export type Problem = { path: readonly PropertyKey[]; code: string; message: string };

/** A refusal in Discord's own words; everything that reaches the bot as a 4xx passes through here. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly code: ErrorCode;
  readonly problems: readonly Problem[];

  constructor(code: ErrorCode, problems: readonly Problem[] = []) {
    super(CODES[code][1]);
    this.code = code;
    this.status = CODES[code][0];
    this.problems = problems;
  }

  body(): { code: number; message: string; errors?: ErrorTree } {
    const head = { code: this.code, message: this.message };
    return this.problems.length === 0 ? head : { ...head, errors: errorTree(this.problems) };
  }
}

export function invalid(path: readonly PropertyKey[], message: string, code = "BASE_TYPE_BAD_VALUE"): ApiError {
  return new ApiError(50035, [{ path, code, message }]);
}

type ErrorTree = { [key: string]: ErrorTree | { code: string; message: string }[] };

/** Discord nests complaints along the path of the field: `{ embeds: { "0": { title: { _errors: [...] } } } }`. */
function errorTree(problems: readonly Problem[]): ErrorTree {
  const root: ErrorTree = {};
  for (const { path, code, message } of problems) {
    let node = root;
    for (const step of path) {
      const key = String(step);
      const next = node[key];
      const child: ErrorTree = next === undefined || Array.isArray(next) ? {} : next;
      node[key] = child;
      node = child;
    }
    const listed = node._errors;
    node._errors = [...(Array.isArray(listed) ? listed : []), { code, message }];
  }
  return root;
}
