import { Fragment } from 'react';
import { hyphenatedParts, joinInseparable } from '#src/domain/text/cut-text.ts';
import { foldText } from '#src/domain/vehicle-text/language/fold.ts';

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

/** A name with the typed text highlighted, and its words whole as `WholeWords` shows them. */
export function MatchedText({ name, text }: { name: string; text: string }) {
  const typed = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return hyphenatedParts(joinInseparable(name)).map(({ part, isWhole }, i) =>
    isWhole ? (
      <span key={i} className="whitespace-nowrap">
        {highlighted(part, typed)}
      </span>
    ) : (
      <Fragment key={i}>{highlighted(part, typed)}</Fragment>
    ),
  );
}
