import { foldText } from '#src/domain/vehicle-text/language/fold.ts';

/** How many letters of a word are matched by the beginning that was typed, however they are written. */
function matchedLetters(word: string, typed: readonly string[]): number {
  for (let letters = 1; letters <= word.length; letters++) {
    const beginning = foldText(word.slice(0, letters));
    if (typed.some((text) => text === beginning)) return letters;
  }
  return 0;
}

/** A name with what was typed set apart. */
export function MatchedText({ name, text }: { name: string; text: string }) {
  const typed = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return name.split(/(?<=[^\p{L}\p{N}])/u).map((word, i) => {
    const letters = matchedLetters(word, typed);
    return letters === 0 ? word : [<mark key={i}>{word.slice(0, letters)}</mark>, word.slice(letters)];
  });
}
