const SHOWN = /(?<=[Ll]og(?: so far)? `)[0-9a-f]{16}(?=`)/g;

/**
 * A text without the hashes of the log that posts show. The secret of the dice and the time of every row are in them:
 * they differ from one campaign to the next, and tell nothing.
 */
export const withoutLogHash = (text: string): string => text.replaceAll(SHOWN, "");
