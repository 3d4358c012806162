import { h } from "preact";
import { useEffect, useState } from "preact/hooks";

/** @type {Record<string, Intl.DateTimeFormatOptions>} */
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** @type {readonly [Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const TICK = 10_000;

/** A moment as Discord shows `<t:…>`; a relative one stays true. @param {{ seconds: number, style: string }} props */
export function Time({ seconds, style }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (style !== "R") return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [style]);
  const date = new Date(seconds * 1000);
  // beyond the years that a date can hold
  if (Number.isNaN(date.getTime())) return "an unknown time";
  const full = format(date, "F");
  const text = style === "R" ? relative(seconds - now / 1000) : format(date, style);
  return h("time", { dateTime: date.toISOString(), title: full }, text);
}

/** @param {Date} date @param {string} style */
const format = (date, style) => new Intl.DateTimeFormat("en", STYLES[style] ?? STYLES.f).format(date);

/** @param {number} seconds */
function relative(seconds) {
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

/** When a message came: the hour today, the day before. @param {string} iso */
export function stamp(iso) {
  const date = new Date(iso);
  const today = date.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(
    "en",
    today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" },
  ).format(date);
}
