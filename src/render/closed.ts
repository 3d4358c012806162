/** No picture is drawn any more: the bot stops. */
export class RendererClosed extends Error {
  constructor() {
    super("the renderer is closed");
    this.name = "RendererClosed";
  }
}
