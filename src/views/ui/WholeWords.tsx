import { Fragment, type ReactNode } from 'react';
import { hyphenatedParts, joinInseparable } from '#src/domain/text/cut-text.ts';

type Props = { text: string; write?: (part: string) => ReactNode };

/** A name in which neither a word of one letter nor half of a word with a hyphen ends a line. */
export const WholeWords = ({ text, write = (part) => part }: Props) =>
  hyphenatedParts(joinInseparable(text)).map(({ part, isWhole }, i) =>
    isWhole ? (
      <span key={i} className="whitespace-nowrap">
        {write(part)}
      </span>
    ) : (
      <Fragment key={i}>{write(part)}</Fragment>
    ),
  );
