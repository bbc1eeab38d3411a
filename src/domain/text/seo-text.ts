/** Lengths that search engines show in full (DECISIONS U46). The layout cuts longer texts. */
export const TITLE_CHARACTERS_MAX = 60;
export const DESCRIPTION_CHARACTERS_MAX = 155;

/** The first wording that fits, best first; if none does, the last. */
export const fitTitle = (...wordings: [string, ...string[]]): string =>
  wordings.find((text) => text.length <= TITLE_CHARACTERS_MAX) ?? wordings.at(-1) ?? wordings[0];

/** The first sentence, then further ones as long as they fit. */
export function fitDescription(first: string, ...more: string[]): string {
  let text = first;
  for (const sentence of more) {
    const longer = `${text} ${sentence}`;
    if (longer.length <= DESCRIPTION_CHARACTERS_MAX) text = longer;
  }
  return text;
}
