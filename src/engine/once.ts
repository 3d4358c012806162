/** What follows from something that does not change, such as a pack: found when it is first asked for, and forgotten with it. */
export function once<K extends object, V>(find: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, { readonly found: V }>();
  return (of) => {
    const before = known.get(of);
    if (before) return before.found;
    const found = find(of);
    known.set(of, { found });
    return found;
  };
}

/** The same of several things in it, by their names. */
export function onceEach<K extends object, N extends readonly string[], V>(
  find: (of: K, ...names: N) => V,
): (of: K, ...names: N) => V {
  const knownOf = once((_: K) => new Map<string, { readonly found: V }>());
  return (of, ...names) => {
    const known = knownOf(of);
    const name = names.join(" ");
    const before = known.get(name);
    if (before) return before.found;
    const found = find(of, ...names);
    known.set(name, { found });
    return found;
  };
}

/** What is found of each name, as long as somebody asks for it. */
export function eachOnce<V>(find: (name: string) => V): (name: string) => V {
  const known = new Map<string, { readonly found: V }>();
  return (name) => {
    const one = known.get(name) ?? { found: find(name) };
    known.set(name, one);
    return one.found;
  };
}

/**
 * What was found for something by a key that says everything else it depends on: beyond a limit, the one asked for
 * least recently goes.
 */
export class Kept<K extends object, V> {
  readonly #most: number;
  readonly #knownOf = once((_: K) => new Map<string, { readonly found: V }>());

  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most;
  }

  get(of: K, key: string, find: () => V): V {
    const known = this.#knownOf(of);
    const before = known.get(key);
    if (before && this.#most === Number.POSITIVE_INFINITY) return before.found;
    const kept = before ?? { found: find() };
    known.delete(key);
    known.set(key, kept);
    const [oldest] = known.keys();
    if (known.size > this.#most && oldest !== undefined) known.delete(oldest);
    return kept.found;
  }
}
