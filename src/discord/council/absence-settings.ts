/** What a host can choose for silent seats and for leave, as menus among a lobby's settings. */
import { LEAVES } from "../../campaign/service/lobby/lobby-settings.ts";
import { type AbsenceSettings, SILENT_SEATS } from "../../store/records.ts";

/** The value that stands for "by how many parties there are". */
const BY_PARTIES = "parties";

/** What becomes of seats whose players are not there, as a menu of a lobby's settings. */
interface AbsenceSetting {
  readonly title: string;
  readonly values: readonly (readonly [value: string, label: string])[];
  readonly chosen: (settings: AbsenceSettings) => string;
  /** Undefined: there is no such value. */
  readonly change: (value: string) => Partial<AbsenceSettings> | undefined;
}

const SILENT: { readonly [what in (typeof SILENT_SEATS)[number]]: string } = {
  stand: "the campaign waits for it",
  computer: "the computer minds it",
};

export const ABSENCE_SETTINGS: { readonly [name in "silent" | "leave"]: AbsenceSetting } = {
  silent: {
    title: "A silent seat",
    values: [
      [BY_PARTIES, "the computer minds it; between two it waits"],
      ...SILENT_SEATS.map((what) => [what, SILENT[what]] as const),
    ],
    chosen: ({ silentSeat }) => silentSeat ?? BY_PARTIES,
    change(value) {
      if (value === BY_PARTIES) return { silentSeat: null };
      const what = SILENT_SEATS.find((one) => one === value);
      return what && { silentSeat: what };
    },
  },
  leave: {
    title: "Leave",
    values: [
      [BY_PARTIES, "7 days for everybody; between two 14"],
      ...LEAVES.map((days) => [String(days), `${days} days for everybody`] as const),
    ],
    chosen: ({ leaveDays }) => (leaveDays === null ? BY_PARTIES : String(leaveDays)),
    change(value) {
      if (value === BY_PARTIES) return { leaveDays: null };
      const days = LEAVES.find((one) => String(one) === value);
      return days && { leaveDays: days };
    },
  },
};
