/** What a person tried cannot be done in a Discord client: the button is disabled, the command is hidden, … */
export class Refusal extends Error {
  override name = "Refusal";
}
