import { wrongIn } from "../../../engine/index.ts";
import { CHIT_TYPES, CHIT_USES, type ChitsFile } from "./chit-types.ts";
import { SEATS } from "./sides.ts";

/** §16: chits of each seat, without and with the optional ones. */
const CHITS = { usual: 20, optional: 24 };

/** one of each type, so many for each seat, and something to be done with each. */
export function checkChits({ chits }: ChitsFile): void {
  const wrong = wrongIn("chits");
  if (chits.map(({ type }) => type).join() !== CHIT_TYPES.join())
    wrong("chits", `there must be one of ${CHIT_TYPES.join(", ")} each, in this order`);
  for (const seat of SEATS) {
    const sum = (some: typeof chits): number => some.reduce((all, { counts }) => all + counts[seat], 0);
    const usual = sum(chits.filter(({ optional }) => !optional));
    if (usual !== CHITS.usual) wrong("chits", `${seat} must have ${CHITS.usual} chits, not ${usual} (§16)`);
    const all = sum(chits);
    if (all !== CHITS.optional)
      wrong("chits", `${seat} must have ${CHITS.optional} chits with the optional ones, not ${all} (§16)`);
  }
  for (const use of CHIT_USES)
    if (!chits.some(({ uses }) => uses.some((one) => one.use === use))) wrong("chits", `no chit is played for ${use}`);
}
