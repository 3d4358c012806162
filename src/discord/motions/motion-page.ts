import { ButtonStyle } from "discord.js";
import type { MotionPost } from "../../campaign/service.ts";
import type { Asker } from "../asker.ts";
import { picturesOf } from "../pictures.ts";
import { markdown } from "../rich.ts";
import { button, type Part, row, rowPart, type Screen, text } from "../screen.ts";
import type { Services } from "../services.ts";
import { type MotionRef, voteId } from "./vote-id.ts";

/** A motion as a message in the thread of its council. `hidden`: its plan shows to those alone who look. */
export async function motionScreen(
  services: Pick<Services, "illustrator" | "logger">,
  post: MotionPost,
  ref: MotionRef,
  hidden = false,
): Promise<Screen> {
  const words = [markdown(hidden && post.open ? post.counts : post.text).trim()];
  const wanted = post.plan && {
    source: post.plan,
    game: ref.game,
    person: null,
    kind: "motion",
    view: `plan ${ref.seat}`,
  };
  return {
    title: markdown(post.title),
    parts: [...words.filter((one) => one !== "").map(text), ...controls(post, ref, hidden)],
    footer: "",
    pictures: wanted && !hidden ? await picturesOf(services, wanted) : [],
  };
}

/** "[Support · 4] [Object · 1] [Change it]" */
function controls({ open, view }: MotionPost, ref: MotionRef, hidden: boolean): Part[] {
  if (!open) return [];
  const { support, objections, record } = view;
  const counted = (label: string, n: number): string => (n > 0 ? `${label} · ${n}` : label);
  const sends = record.state === "changed" ? [button(voteId("send", ref), "Send anyway")] : [];
  return [
    rowPart(
      row(
        button(voteId("support", ref), counted("Support", support.length), ButtonStyle.Primary),
        button(voteId("object", ref), counted("Object", objections.length)),
        ...(hidden ? [button(voteId("look", ref), "Look")] : []),
        button(voteId("copy", ref), "Change it"),
        ...sends,
      ),
    ),
  ];
}

/** A motion for one member of its council who looks at it. */
export async function motionPage(services: Services, asker: Asker, ref: MotionRef): Promise<Screen> {
  const { game, ...address } = ref;
  const post = await services.campaigns.motions.look(game, asker.person.id, address);
  return await motionScreen(services, post, ref);
}
