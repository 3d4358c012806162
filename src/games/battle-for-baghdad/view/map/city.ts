import type { Frozen } from "../../../../engine/index.ts";
import { type MapElement, type MapPanel, mapPanel, type Scene, type Viewport } from "../../../../scene/index.ts";
import type { Content } from "../../content/pack.ts";
import { sides } from "../faction-style.ts";
import { ground } from "./ground.ts";

/** What every picture with the city on it has in common. */
export const ofCity = (
  content: Frozen<Content>,
  seats: number,
): { readonly sides: typeof sides } & Pick<Scene, "base"> => ({
  sides,
  base: ground(content, seats),
});

/** The city, or what is seen of it, with these on it. */
export const cityMap = ({ map }: Frozen<Content>, elements: readonly MapElement[], viewport?: Viewport): MapPanel =>
  mapPanel(map, elements, viewport);
