/** How a motion looks with its buttons: in its council's thread, or only to a member. */
import { ButtonStyle } from "discord.js";
import type { MotionPost } from "../../campaign/service.ts";
import { markdown } from "../screen/rich.ts";
import { button, type Part, row, rowPart, type Screen, text } from "../screen/screen.ts";
import { type MotionRef, voteId } from "../screen/vote-id.ts";
import type { Asker } from "../services/asker.ts";
import { picturesOf } from "../services/pictures.ts";
import type { Services } from "../services/services.ts";

/** Where a motion is shown: `hidden`, its plan only to those who look; `own`, to one of them. */
type Place = "thread" | "hidden" | "own";

/** A motion as a message in the thread of its council, or only for one of its members. */
export async function motionScreen(
  services: Pick<Services, "illustrator" | "logger">,
  post: MotionPost,
  ref: MotionRef,
  place: Place = "thread",
): Promise<Screen> {
  const hidden = place === "hidden";
  const words = [markdown(hidden && post.open ? post.counts : post.text).trim()];
  const wanted = post.plan && {
    source: post.plan,
    game: ref.game,
    person: null,
    kind: "motion",
    view: `plan ${ref.seat}`,
    told: null,
  };
  return {
    title: markdown(post.title),
    parts: [...words.filter((one) => one !== "").map(text), ...controls(post, ref, place)],
    footer: "",
    pictures: wanted && !hidden ? await picturesOf(services, wanted) : [],
  };
}

/** "[Support · 4] [Object · 1] [Change it]"; under what was taken back "[Propose again]" */
function controls({ open, view }: MotionPost, ref: MotionRef, place: Place): Part[] {
  const own = place === "own" ? "look" : null;
  if (!open)
    return view.record.why === "rewound" ? [rowPart(row(button(voteId("again", ref, own), "Propose again")))] : [];
  const { support, objections, record } = view;
  const counted = (label: string, n: number): string => (n > 0 ? `${label} · ${n}` : label);
  const sends = record.state === "changed" ? [button(voteId("send", ref, own), "Send anyway")] : [];
  return [
    rowPart(
      row(
        button(voteId("support", ref, own), counted("Support", support.length), ButtonStyle.Primary),
        button(voteId("object", ref, own), counted("Object", objections.length)),
        ...(place === "hidden" ? [button(voteId("look", ref), "Look")] : []),
        button(voteId("copy", ref), "Change it"),
        ...sends,
      ),
    ),
  ];
}

/** A motion for one member of its council who looks at it; `said`: what came of their last press. */
export async function motionPage(services: Services, asker: Asker, ref: MotionRef, said = ""): Promise<Screen> {
  const { game, ...address } = ref;
  const post = await services.campaigns.motions.look(game, asker.person.id, address);
  const screen = await motionScreen(services, post, ref, "own");
  return said === "" ? screen : { ...screen, parts: [text(said), ...screen.parts] };
}
