/** All boards of a campaign as one text, in which what they share stands once. */
import type { BaseLayer, Scene } from "#scene";
import { uninterned } from "./file/interned.ts";
import { interned } from "./file/interning.ts";
import { isSame } from "./same.ts";

type Placed = { readonly scene: Omit<Scene, "base">; readonly base: number | null } | null;

/** Scenes as the block `pictures` has them: what lies beneath them first, each once. */
export function picturesText(scenes: readonly (Scene | null)[]): string {
  const bases: BaseLayer[] = [];
  const known = new Map<BaseLayer, number>();
  const placeOf = (base: BaseLayer): number => {
    const found = known.get(base) ?? bases.push(base) - 1;
    known.set(base, found);
    return found;
  };
  const placed = scenes.map((all): Placed => {
    if (!all) return null;
    const { base, ...scene } = all;
    return { scene, base: base ? placeOf(base) : null };
  });
  return interned([bases, placed]);
}

/** Compares scenes with what was read back; what lies beneath many of them is examined once. */
export class SceneComparison {
  readonly #same = new Map<BaseLayer, BaseLayer>();

  isSame(scene: Scene | null, read: Scene | null | undefined): boolean {
    if (!scene || !read) return scene === read;
    const { base, ...own } = scene;
    const { base: carried, ...others } = read; // it has come behind everything else
    return this.#isSameBase(base, carried) && isSame(own, others);
  }

  #isSameBase(base: BaseLayer | undefined, carried: BaseLayer | undefined): boolean {
    if (!base || !carried) return base === carried;
    if (this.#same.get(base) === carried) return true;
    const same = isSame(base, carried);
    if (same) this.#same.set(base, carried);
    return same;
  }
}

/** The scenes again; what lies beneath many of them is one object. Throws where the text does not hold scenes. */
export function scenesIn(text: string): readonly (Scene | null)[] {
  const [bases, placed] = uninterned(text) as [readonly BaseLayer[], readonly Placed[]]; // as they were written above
  return placed.map((one) => {
    if (!one) return null;
    const { scene, base } = one;
    const beneath = base === null ? undefined : bases[base];
    return beneath ? { ...scene, base: beneath } : scene;
  });
}
