/** Makes menus choosable again that an app would go on showing as chosen. */
import { isDeepStrictEqual } from "node:util";
import { type APIMessageTopLevelComponent, ComponentType } from "discord.js";
import { freshId, sameControl } from "../screen/custom-id.ts";
import { heldFiles } from "../services/held-files.ts";
import type { Answerable } from "./answerable.ts";

/**
 * The menus that may go on showing a choice after an edit, by their custom ids: apps keep it by the id
 * (discord/discord-api-docs#7536), and choosing the same again sends nothing (#4801, #7765). A menu that was chosen
 * from, or any of a page from which a window was opened.
 */
export function chosenMenus(interaction: Answerable): readonly string[] {
  if (interaction.isChatInputCommand() || interaction.isButton()) return [];
  if (!interaction.isModalSubmit()) return [interaction.customId];
  return (interaction.message?.components ?? []).flatMap((part) =>
    menusIn(part.toJSON()).map(({ custom_id }) => custom_id),
  );
}

/** The same page, on which everything can be chosen from these menus: each has an id that it never had. */
export const freed = (
  components: readonly APIMessageTopLevelComponent[],
  menus: readonly string[],
): APIMessageTopLevelComponent[] =>
  components.map((part) => {
    if (part.type !== ComponentType.ActionRow || menusIn(part).length === 0) return part;
    const again = part.components.map((control) => {
      const before = "custom_id" in control ? menus.find((menu) => sameControl(menu, control.custom_id)) : undefined;
      return before === undefined ? control : { ...control, custom_id: freshId(before, before) };
    });
    return { ...part, components: again } as typeof part; // the same kinds of controls
  });

/** Shows a page as it is now once more, with free menus; without such menus nothing is asked or sent. */
export async function freeMenus(interaction: Answerable): Promise<void> {
  const menus = chosenMenus(interaction);
  if (menus.length === 0) return;
  const page = await interaction.webhook.fetchMessage("@original");
  const before = page.components?.map((part) => ("toJSON" in part ? part.toJSON() : part)) ?? [];
  const held = heldFiles({ attachments: [], components: before });
  const after = freed(before, menus);
  if (isDeepStrictEqual(after, before)) return; // another page has taken its place
  const components = after.map((part) => asUploaded(part, held));
  const attachments = [...held.values()].map((id) => ({ id }));
  await interaction.webhook.editMessage("@original", { components, attachments });
}

/** Its pictures by the names of their files, as they were sent: the address that they have now is valid for a time only. */
function asUploaded(part: APIMessageTopLevelComponent, held: ReadonlyMap<string, string>): APIMessageTopLevelComponent {
  if (part.type !== ComponentType.MediaGallery) return part;
  const names = new Map([...held].map(([name, id]) => [id, name]));
  const items = part.items.map(({ media, ...item }) => {
    const name = names.get(media.attachment_id ?? "");
    return { ...item, media: { url: name === undefined ? media.url : `attachment://${name}` } };
  });
  return { ...part, items };
}

function menusIn(part: APIMessageTopLevelComponent) {
  if (part.type !== ComponentType.ActionRow) return [];
  return part.components.flatMap((one) => (one.type === ComponentType.Button ? [] : [one]));
}
