/** PostgreSQL cannot keep U+0000 in text, which people can send though nobody sees it: it is left out of all that is sent there. */
import pg from "pg";

const NUL = "\0";

type Statement = { readonly values?: readonly unknown[] };

/** A client that leaves it out of the values of its statements; JSON has it escaped, and keeps it. */
export class WithoutNul extends pg.Client {
  constructor(...made: ConstructorParameters<typeof pg.Client>) {
    super(...made);
    const send = (...asked: readonly unknown[]): unknown => Reflect.apply(super.query, this, asked.map(withoutNul));
    this.query = send as typeof this.query;
  }
}

/** What a query is asked with: a statement with its values, a text, or values alone; the same, unless there is something to leave out. */
function withoutNul(asked: unknown): unknown {
  if (Array.isArray(asked)) return hasNul(asked) ? plain(asked) : asked;
  return isStatement(asked) && hasNul(asked.values) ? { ...asked, values: plain(asked.values) } : asked;
}

const isStatement = (asked: unknown): asked is Required<Statement> =>
  typeof asked === "object" && asked !== null && "values" in asked && Array.isArray(asked.values);

const hasNul = (values: readonly unknown[]): boolean =>
  values.some((value) => (typeof value === "string" ? value.includes(NUL) : Array.isArray(value) && hasNul(value)));

const plain = (values: readonly unknown[]): unknown[] =>
  values.map((value) =>
    typeof value === "string" ? value.replaceAll(NUL, "") : Array.isArray(value) ? plain(value) : value,
  );
