export { once, onceEach } from "../../../engine/index.ts";

/** What is found of each name, as long as somebody asks for it. */
export function kept<V>(find: (name: string) => V): (name: string) => V {
  const known = new Map<string, { readonly found: V }>();
  return (name) => {
    const one = known.get(name) ?? { found: find(name) };
    known.set(name, one);
    return one.found;
  };
}
