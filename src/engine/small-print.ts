/** What is told in small print is a detail: it stands in the log, but neither in posts nor on pages, where a picture shows it. */
export const inSmallPrint = (lines: readonly string[]): string => lines.map((line) => `-# ${line}`).join("\n");

export const isDetail = (line: string): boolean => line.startsWith("-# ");
