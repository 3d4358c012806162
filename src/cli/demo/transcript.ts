import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { APIMessage } from "discord-api-types/v10";
import type { Person } from "../../sandbox/index.ts";
import { controlsOf } from "./robot.ts";

/**
 * Writes everything that people saw into a folder: `transcript.md` for the channel and its threads, a file a person for
 * their direct messages, and all pictures under `pictures/`. Returns the number of pictures.
 */
export async function writeTranscript(folder: string, people: readonly Person[], channel: string): Promise<number> {
  mkdirSync(join(folder, "pictures"), { recursive: true });
  const [first] = people;
  if (!first) return 0;
  let pictures = 0;
  const places = first.channels().filter((c) => c.id === channel || ("parent_id" in c && c.parent_id === channel));
  const parts: string[] = ["# The channel and its threads\n"];
  for (const place of places) {
    const name = "name" in place && place.name ? place.name : place.id;
    const [text, count] = await pageOf(folder, `channel-${place.id.slice(-4)}`, readable(first.messages(place.id)));
    if (text !== "") parts.push(`## ${name}\n`, text);
    pictures += count;
  }
  writeFileSync(join(folder, "transcript.md"), parts.join("\n"));
  for (const person of people) {
    const [text, count] = await pageOf(folder, person.name.toLowerCase(), readable(person.messages(person.dm().id)));
    writeFileSync(
      join(folder, `messages-to-${person.name.toLowerCase()}.md`),
      `# Direct messages to ${person.name}\n\n${text}`,
    );
    pictures += count;
  }
  return pictures;
}

/** Answers that only one person saw are left out: they repeat what the posts say. */
const readable = (messages: readonly APIMessage[]): readonly APIMessage[] =>
  messages.filter((m) => ((m.flags ?? 0) & 64) === 0);

async function pageOf(folder: string, name: string, messages: readonly APIMessage[]): Promise<[string, number]> {
  const lines: string[] = [];
  let pictures = 0;
  for (const message of messages) {
    if (message.content !== "") lines.push(message.content);
    for (const { title = "", description, footer, image } of message.embeds) {
      if (title !== "") lines.push(`### ${title}`);
      if (description) lines.push(description);
      if (footer) lines.push(`<sub>${footer.text}</sub>`);
      if (!image) continue;
      const file = `pictures/${name}-${String(++pictures).padStart(3, "0")}.png`;
      writeFileSync(join(folder, file), Buffer.from(await (await fetch(image.url)).arrayBuffer()));
      lines.push(`![${title}](${file})`);
    }
    const labels = controlsOf(message).flatMap((c) => ("label" in c && c.label ? [`[${c.label}]`] : []));
    if (labels.length > 0) lines.push(labels.join(" "));
    lines.push("");
  }
  return [lines.join("\n\n"), pictures];
}
