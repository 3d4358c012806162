import type { BrowserContext, Locator, Page } from "playwright-core";

type Name = string | RegExp;

/** Somebody at the sandbox's page, who uses it as people do: by mouse and keyboard, or by thumb where there is none. */
export class Visitor {
  readonly name: string;
  #page: Page | null = null;
  /** What the browser complained about. */
  readonly complaints: string[] = [];
  /**
   * How often the page was tapped: a button, the opening of a menu, each choice in it, what closes it, a field to
   * write in, a way to another channel. What is typed, commands included, is not counted.
   */
  taps = 0;
  #byThumb = false;

  constructor(name: string) {
    this.name = name;
  }

  static async at(context: BrowserContext, url: string, name: string): Promise<Visitor> {
    const visitor = new Visitor(name);
    await visitor.come(context, url);
    return visitor;
  }

  /** Opens the page. */
  async come(context: BrowserContext, url: string): Promise<void> {
    const page = await context.newPage();
    this.#page = page;
    page.setDefaultTimeout(40_000); // several browsers on a small machine
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning")
        this.complaints.push(`${message.text()} ${message.location().url}`);
    });
    page.on("pageerror", (error) => this.complaints.push(String(error)));
    await page.goto(`${url}/?as=${this.name}`);
    this.#byThumb = await page.evaluate<boolean>("matchMedia('(pointer: coarse)').matches");
    await page
      .getByRole("textbox", { name: /^Message/ })
      .or(page.locator("#message"))
      .first()
      .waitFor();
  }

  get page(): Page {
    if (!this.#page) throw new Error(`${this.name} is not at the page yet`);
    return this.#page;
  }

  get messages(): Locator {
    return this.page.getByRole("article");
  }

  /** The form that lies over the page. */
  get form(): Locator {
    return this.page.getByRole("dialog");
  }

  /** The newest message with this text. */
  message(text: Name): Locator {
    return this.messages.filter({ hasText: text }).last();
  }

  /** Starts counting again. */
  reset(): void {
    this.taps = 0;
  }

  /** Taps or clicks something once nothing is at work any more, and counts it. */
  async tap(target: Locator): Promise<void> {
    // a browser does little for the tabs behind
    await this.page.bringToFront();
    await this.idle();
    if (this.#byThumb) await target.tap();
    else await target.click();
    this.taps += 1;
  }

  /** No control waits for the bot's answer any more. */
  async idle(): Promise<void> {
    await this.page.locator('[aria-busy="true"]').first().waitFor({ state: "detached" });
  }

  /** Goes to a channel, thread or conversation by the list, which a phone has to open first. */
  async goTo(name: Name): Promise<void> {
    const list = this.page.getByRole("navigation", { name: "Channels" });
    if (!(await list.isVisible())) await this.tap(this.page.getByRole("button", { name: "Channels" }));
    await this.tap(list.getByRole("button", { name }).first());
    await this.page.getByRole("heading", { level: 1, name }).waitFor();
  }

  /** Goes where something new was said, by its mark above the messages: what a phone shows. */
  async goToNews(name: Name): Promise<void> {
    await this.tap(this.page.getByRole("navigation", { name: "Unread" }).getByRole("button", { name }).first());
    await this.page.getByRole("heading", { level: 1, name }).waitFor();
  }

  /** Presses a button of the newest message that has it; of a message with this text, if one is named. */
  async press(label: Name, text?: Name): Promise<void> {
    const within = text === undefined ? this.messages : this.message(text);
    const exact = typeof label === "string" ? { exact: true } : {};
    await this.tap(within.getByRole("button", { name: label, ...exact }).last());
  }

  /** Presses the button beside a text: of a card, an offer. */
  async pressBeside(text: Name, label: Name): Promise<void> {
    const section = this.messages.locator(".section").filter({ hasText: text }).last();
    await this.tap(section.getByRole("button", { name: label }));
  }

  /** Opens the newest menu of this name and takes these entries; several have to be confirmed. */
  async pick(menu: Name, ...entries: Name[]): Promise<void> {
    await this.#pickWithin(this.messages, "Confirm", menu, entries);
  }

  /** The same in the form that is open. */
  async pickInForm(menu: Name, ...entries: Name[]): Promise<void> {
    await this.#pickWithin(this.form, "Done", menu, entries);
  }

  /** Takes radios or ticks boxes of the form that is open. */
  async mark(...choices: Name[]): Promise<void> {
    for (const choice of choices) await this.tap(this.form.locator(".choice").filter({ hasText: choice }));
  }

  /** Writes into a field of the form that is open. */
  async write(label: Name, text: string): Promise<void> {
    const field = this.form.getByRole("textbox", { name: label });
    await this.tap(field);
    await field.fill(text);
  }

  /** Sends the form that is open. */
  async submit(): Promise<void> {
    await this.tap(this.form.getByRole("button", { name: "Submit" }));
    await this.form.waitFor({ state: "detached" });
  }

  /** What the newest menu of this name offers, without taking anything. */
  async offered(menu: Name): Promise<string[]> {
    await this.tap(this.messages.getByRole("button", { name: menu, expanded: false }).last());
    const names = await this.messages.getByRole("listbox", { name: menu }).getByRole("option").allInnerTexts();
    await this.page.keyboard.press("Escape");
    return names;
  }

  async #pickWithin(place: Locator, close: string, menu: Name, entries: readonly Name[]): Promise<void> {
    await this.tap(place.getByRole("button", { name: menu, expanded: false }).last());
    const list = place.getByRole("listbox", { name: menu });
    for (const entry of entries) {
      const option = list.getByRole("option", { name: entry }).first();
      const isTaken = entries.length > 1 && (await option.getAttribute("aria-selected")) === "true"; // as a suggestion
      if (!isTaken) await this.tap(option);
    }
    const done = place.getByRole("button", { name: close, exact: true });
    if (await done.isVisible()) await this.tap(done);
  }

  /**
   * Gives a command only by the keyboard: picks it from the list, fills in its options, sends it. For an option that takes
   * a file its path is given.
   */
  async command(line: string, options: Readonly<Record<string, string>> = {}): Promise<void> {
    const { page } = this;
    await page.bringToFront();
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
    const field = form.locator(`[name="${name}"]`);
    await add.or(field).first().waitFor();
    if (await add.isVisible()) await add.press("Enter");
    await field.waitFor();
    if ((await field.evaluate((element) => element.tagName)) === "SELECT") {
      await field.selectOption({ label: value });
      return;
    }
    if ((await field.getAttribute("type")) === "file") {
      await field.setInputFiles(value);
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
