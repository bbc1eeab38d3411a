import { Fragment } from 'react';
import { hyphenatedParts, joinInseparable } from '#src/domain/text/cut-text.ts';

/** A name in which neither a word of one letter nor half of a word with a hyphen ends a line. */
export const WholeWords = ({ text }: { text: string }) =>
  hyphenatedParts(joinInseparable(text)).map(({ part, isWhole }, i) =>
    isWhole ? (
      <span key={i} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={i}>{part}</Fragment>
    ),
  );
