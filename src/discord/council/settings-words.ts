/** How people come to a side once the campaign has started. */
import type { CouncilSettings } from "../../store/council.ts";

export const LATER: { readonly [how in CouncilSettings["later"]]: string } = {
  council: "the council lets people in",
  closed: "nobody joins any more",
  open: "anybody joins",
};
