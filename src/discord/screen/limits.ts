/** What Discord takes at most; our output stays below by construction, and tests hold it against these. */
export const LIMIT = {
  content: 2000,
  title: 256,
  description: 4096,
  footer: 2048,
  fieldName: 256,
  fieldValue: 1024,
  fields: 25,
  /** All texts of all embeds of a message together. */
  embeds: 6000,
  rows: 5,
  buttons: 5,
  buttonLabel: 80,
  selectOptions: 25,
  /** Label, value and description of a select's option; its placeholder may have 150. */
  optionText: 100,
  placeholder: 150,
  customId: 100,
  modalTitle: 45,
  modalLabel: 45,
  modalText: 4000,
  choices: 25,
  choiceText: 100,
  commandOptions: 25,
  commandText: 100,
  commandName: 32,
  /** Names, descriptions and values of a whole command together. */
  commandSize: 8000,
  threadName: 100,
  altText: 1024,
  nonce: 25,
  pings: 100,
  /** Components of a message, nested ones counted, and all characters of its texts. */
  components: 40,
  textDisplays: 4000,
  gallery: 10,
  /** Bytes of what is attached, everywhere. */
  file: 10 * 1024 * 1024,
} as const;

/** A text of at most `max` UTF-16 units, cut with an ellipsis and never in the middle of a character. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}

/** As many whole sentences as there is room for beside the last one, which is said where any are left out. */
export function clipAtSentence(text: string, max: number, last: string): string {
  if (text.length <= max) return text;
  const room = max - last.length - 1;
  const ends = [...text.slice(0, room + 1).matchAll(/[.!?][”"’)]?(?= )/g)];
  const end = ends.at(-1);
  const first = end ? text.slice(0, end.index + end[0].length) : `${clip(text, room - 1)}.`;
  return `${first} ${last}`;
}
