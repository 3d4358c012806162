/** @typedef {"system" | "dark" | "light"} Theme */

const KEY = "theme";
/** @type {readonly Theme[]} */
const THEMES = ["system", "dark", "light"];

/** @returns {Theme} */
export function theme() {
  return THEMES.find((name) => name === localStorage.getItem(KEY)) ?? "system";
}

export function applyTheme() {
  document.documentElement.dataset.theme = theme();
}

/** From the system's to dark to light and round again. */
export function nextTheme() {
  localStorage.setItem(KEY, THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length] ?? "system");
  applyTheme();
}
