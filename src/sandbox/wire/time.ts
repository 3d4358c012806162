/** Discord writes times as ISO 8601 with microseconds and an explicit offset; the published schema insists on `Z`. */
export function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}

export function isoTimeOrNull(ms: number | null): string | null {
  return ms === null ? null : isoTime(ms);
}
