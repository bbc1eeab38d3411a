import { foldText } from '#src/domain/vehicle-text/language/fold.ts';
import { WholeWords } from '#src/views/ui/WholeWords.tsx';

/** Number of letters at the start of a word that match the typed text, regardless of accents and case. */
function matchedLetters(word: string, typed: readonly string[]): number {
  for (let letters = 1; letters <= word.length; letters++) {
    const beginning = foldText(word.slice(0, letters));
    if (typed.some((text) => text === beginning)) return letters;
  }
  return 0;
}

const highlighted = (part: string, typed: readonly string[]) =>
  (part.match(/[\p{L}\p{N}]*[^\p{L}\p{N}]?/gu) ?? []).map((word, i) => {
    const letters = matchedLetters(word, typed);
    return letters === 0 ? word : [<mark key={i}>{word.slice(0, letters)}</mark>, word.slice(letters)];
  });

/** A name with the typed text highlighted. */
export function MatchedText({ name, text }: { name: string; text: string }) {
  const typed = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return <WholeWords text={name} write={(part) => highlighted(part, typed)} />;
}
