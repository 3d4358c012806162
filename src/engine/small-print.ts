/** What is told in small print is a detail: the log has it, but neither posts nor pages do where a picture shows it. */
export const inSmallPrint = (lines: readonly string[]): string => lines.map((line) => `-# ${line}`).join("\n");

export const isDetail = (line: string): boolean => line.startsWith("-# ");
