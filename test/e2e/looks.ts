import type { Page } from "playwright-core";

// These functions run in the browser: each has to be self-contained. The DOM's types are not this project's, hence the texts.

/** Texts whose contrast to what lies behind them is too low, as WCAG AA counts it. */
export const poorContrast = (page: Page): Promise<string[]> => page.evaluate<string[]>(`(${CONTRAST})()`);

/** Controls that a screen reader could not name. */
export const unlabelled = (page: Page): Promise<string[]> => page.evaluate<string[]>(`(${LABELS})()`);

/** Controls that are lower or narrower than a thumb needs: 40 points. Links and names within a text are left out. */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate<string[]>(`(${TARGETS})()`);

/** Those of the messages that reach beyond the edge of the window. */
export const cutOff = (page: Page): Promise<string[]> => page.evaluate<string[]>(`(${CUT})()`);

/** Resolves once what has changed in the page is drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate<void>("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))");

/** What has the focus: the region it lies in, its name, and whether one sees it. */
export const focused = (page: Page): Promise<{ region: string; name: string; seen: boolean }> =>
  page.evaluate<{ region: string; name: string; seen: boolean }>(`(${FOCUS})()`);

const CONTRAST = `() => {
  const read = (text) => {
    const [r, g, b, a = 1] = (text.match(/[\\d.]+/g) ?? []).map(Number);
    return { r, g, b, a };
  };
  const over = (top, ground, a) => ({
    r: top.r * a + ground.r * (1 - a), g: top.g * a + ground.g * (1 - a), b: top.b * a + ground.b * (1 - a), a: 1,
  });
  const luminance = ({ r, g, b }) => {
    const part = (v) => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const groundOf = (element) => {
    const layers = [];
    for (let e = element; e; e = e.parentElement) {
      const color = read(getComputedStyle(e).backgroundColor);
      if (color.a > 0) layers.push(color);
      if (color.a === 1) break;
    }
    return layers.reduceRight((ground, layer) => over(layer, ground, layer.a), { r: 255, g: 255, b: 255, a: 1 });
  };
  const poor = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent.trim();
    if (text === "" || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest("[disabled], [aria-disabled=true], .hidden, noscript, option")) continue;
    const style = getComputedStyle(element);
    let opacity = 1;
    for (let e = element; e; e = e.parentElement) opacity *= Number(getComputedStyle(e).opacity);
    const ground = groundOf(element);
    const ink = read(style.color);
    const a = luminance(over(ink, ground, ink.a * opacity));
    const b = luminance(ground);
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const size = Number.parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (ratio < (large ? 3 : 4.5)) poor.push(ratio.toFixed(2) + " " + element.className + ": " + text.slice(0, 40));
  }
  return [...new Set(poor)];
}`;

const LABELS = `() => {
  const name = (e) => {
    const by = e.getAttribute("aria-labelledby");
    const labels = [...(e.labels ?? [])].map((label) => label.textContent).join(" ");
    const own = ["INPUT", "SELECT", "TEXTAREA"].includes(e.tagName) ? "" : e.textContent;
    const alt = e.querySelector("img")?.alt ?? "";
    return (e.getAttribute("aria-label") ?? (by && document.getElementById(by)?.textContent) ?? "") || labels || own || alt;
  };
  const all = document.querySelectorAll("a, button, input, select, textarea, summary, dialog, nav, form, [role=listbox], [role=log], img");
  return [...all]
    .filter((e) => e.checkVisibility() && (e.tagName === "IMG" ? e.alt : name(e)).trim() === "")
    .map((e) => e.outerHTML.slice(0, 120));
}`;

const TARGETS = `() => {
  const all = document.querySelectorAll("a[href], button, summary, select, textarea, input, [role=option]");
  return [...all]
    .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest(".hidden, .rich, .skip"))
    .map((e) => (e.matches("input[type=radio], input[type=checkbox], input[type=file]") ? (e.closest("label") ?? e) : e))
    .map((e) => ({ e, box: e.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.height < 39.5 || box.width < 39.5))
    .map(({ e, box }) => Math.round(box.width) + "x" + Math.round(box.height) + " " + e.outerHTML.slice(0, 100));
}`;

const CUT = `() => [...document.querySelectorAll("article, article *, dialog *")]
  .filter((e) => e.checkVisibility() && !e.closest(".lightbox-view, .people-bar"))
  .filter((e) => { const box = e.getBoundingClientRect(); return box.right > innerWidth + 1 || box.left < -1; })
  .map((e) => e.outerHTML.slice(0, 100))`;

const FOCUS = `() => {
  const e = document.activeElement;
  const place = e.closest(".people-bar, .sidebar, .place, .messages, .composer, dialog");
  const ring = (x) => x !== null && getComputedStyle(x).outlineStyle !== "none";
  return {
    region: place?.className.split(" ")[0] ?? e.className,
    name: (e.getAttribute("aria-label") ?? e.textContent).trim().slice(0, 40),
    seen: ring(e) || ring(e.closest(".icon")) || ring(e.closest(".box")),
  };
}`;
