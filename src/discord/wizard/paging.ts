import type { Option } from "../../engine/index.ts";
import { grouped } from "../grouped.ts";
import { LIMIT } from "../limits.ts";

/** The part of a list that fits into a menu. */
export interface Page<T> {
  readonly list: readonly T[];
  readonly page: number;
  readonly pages: number;
}

export function pageOf<T>(list: readonly T[], page: number, size: number = LIMIT.selectOptions): Page<T> {
  const pages = Math.max(1, Math.ceil(list.length / size));
  const at = Math.min(Math.max(page, 0), pages - 1);
  return { list: list.slice(at * size, (at + 1) * size), page: at, pages };
}

/** A long list by its groups, in the order in which these first appear; null if it has none or is short. */
export function groupsOf(options: readonly Option[]): readonly { name: string; options: readonly Option[] }[] | null {
  if (options.length <= LIMIT.selectOptions || options.every((o) => o.group === undefined)) return null;
  const groups = grouped(options, (o) => o.group ?? "Others");
  return groups.size > 1 ? [...groups].map(([name, members]) => ({ name, options: members })) : null;
}
