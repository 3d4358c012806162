import type { BrowserContext, Locator, Page } from "playwright-core";

/** Somebody at the sandbox's page, who uses it by mouse and keyboard as people do. */
export class Visitor {
  readonly page: Page;
  /** What the browser complained about. */
  readonly complaints: string[] = [];

  private constructor(page: Page) {
    this.page = page;
    page.setDefaultTimeout(8000);
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") this.complaints.push(message.text());
    });
    page.on("pageerror", (error) => this.complaints.push(String(error)));
  }

  static async at(context: BrowserContext, url: string, name: string): Promise<Visitor> {
    const visitor = new Visitor(await context.newPage());
    await visitor.page.goto(`${url}/?as=${name}`);
    await visitor.page
      .getByRole("textbox", { name: /^Message/ })
      .or(visitor.page.locator("#message"))
      .first()
      .waitFor();
    return visitor;
  }

  get messages(): Locator {
    return this.page.getByRole("article");
  }

  /** The newest message with this text. */
  message(text: string | RegExp): Locator {
    return this.messages.filter({ hasText: text }).last();
  }

  /** Looks at this tab: a browser does little for those behind it. */
  async #look(): Promise<void> {
    await this.page.bringToFront();
  }

  /** Goes to a channel, thread or conversation by the list at the side. */
  async goTo(name: string | RegExp): Promise<void> {
    await this.#look();
    const list = this.page.getByRole("navigation", { name: "Channels" });
    await list.getByRole("button", { name }).first().click();
    await this.page.getByRole("heading", { level: 1, name }).waitFor();
  }

  /** Presses a button of the newest message that has it. */
  async press(label: string): Promise<void> {
    await this.#look();
    await this.messages.getByRole("button", { name: label, exact: true }).last().click();
  }

  /** Opens the newest message's menu of this name and takes these entries; several have to be confirmed. */
  async pick(menu: string | RegExp, ...entries: (string | RegExp)[]): Promise<void> {
    await this.#look();
    await this.messages.getByRole("button", { name: menu, expanded: false }).last().click();
    const list = this.messages.getByRole("listbox", { name: menu });
    for (const entry of entries) await list.getByRole("option", { name: entry }).first().click();
    const confirm = this.messages.getByRole("button", { name: "Confirm" });
    if (await confirm.isVisible()) await confirm.click();
  }

  /** What the newest menu of this name offers, without taking anything. */
  async offered(menu: string | RegExp): Promise<string[]> {
    await this.#look();
    await this.messages.getByRole("button", { name: menu, expanded: false }).last().click();
    const names = await this.messages.getByRole("listbox", { name: menu }).getByRole("option").allInnerTexts();
    await this.page.keyboard.press("Escape");
    return names;
  }

  /** Gives a command by the keyboard alone: picks it from the list, fills in its options, sends it. */
  async command(line: string, options: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.#look();
    const { page } = this;
    await page.locator("#message").focus();
    await page.keyboard.type(`/${line}`);
    await page
      .getByRole("option", { name: `/${line}` })
      .first()
      .waitFor();
    await page.keyboard.press("Enter");
    const form = page.getByRole("form", { name: `/${line}` });
    await form.waitFor();
    for (const [name, value] of Object.entries(options)) await this.#fill(form, name, value);
    await form.getByRole("button", { name: "Send" }).focus();
    await page.keyboard.press("Enter");
    await form.waitFor({ state: "detached" });
  }

  async #fill(form: Locator, name: string, value: string): Promise<void> {
    const add = form.getByRole("button", { name: `+ ${name}`, exact: true });
    if (await add.isVisible()) await add.press("Enter");
    const field = form.locator(`[name="${name}"]`);
    await field.waitFor();
    if ((await field.evaluate((element) => element.tagName)) === "SELECT") {
      await field.selectOption({ label: value });
      return;
    }
    await field.fill(value);
    if ((await field.getAttribute("role")) !== "combobox") return;
    // the bot's proposals come while one types
    const proposal = form.getByRole("option", { name: value }).first();
    await proposal.waitFor();
    do await field.press("ArrowDown");
    while ((await proposal.getAttribute("aria-selected")) !== "true");
    await field.press("Enter");
  }
}
