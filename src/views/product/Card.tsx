import type { ReactNode } from 'react';
import { splitAtWord } from '#src/domain/text/cut-text.ts';
import { CARD_NAME_CHARACTERS } from '#src/domain/limits/pages.ts';
import { formatSpans, reach, type YearSpan } from '#src/domain/years.ts';
import { cardText as text } from '#src/strings/card.ts';
import { Stars } from '../ui/Stars.tsx';
import { WholeWords } from '../ui/WholeWords.tsx';
import { MiniScale } from './MiniScale.tsx';

export type CardHeading = 'h2' | 'h3';
type Props = {
  picture: ReactNode;
  /** No longer for sale: its picture is faded, and nobody can be asked for its years. */
  isGone?: boolean;
  badge?: ReactNode;
  vehicle?: string | undefined;
  heading: CardHeading;
  name: string;
  /** Without it the name is not a link. */
  href?: string | undefined;
  code?: string | undefined;
  price?: string | undefined;
  rating?: number | null | undefined;
  years: readonly YearSpan[];
  /** See `writeFits`; the page script writes the verdict into this line. Null: no line. */
  fits: string | undefined | null;
  heart?: ReactNode;
};

/** On phones the end of a long name is hidden, but read out by screen readers. */
function CutName({ name }: { name: string }) {
  const [start, rest] = splitAtWord(name, CARD_NAME_CHARACTERS);
  return rest ? (
    <>
      <WholeWords text={start} />
      <span className="card__r">
        <WholeWords text={rest} />
      </span>
    </>
  ) : (
    <WholeWords text={name} />
  );
}

/** The card of a product in every list, also in the wishlist, which has its own saved data. */
export function Card({ heading: Heading, ...card }: Props) {
  const { picture, isGone, badge, vehicle, name, href, code, price, rating, years, fits, heart } = card;
  const reached = reach(years);
  const noYears = isGone ? '\u00a0' : text.years;
  const words = <CutName name={name} />;
  return (
    <article className="card">
      <div className={isGone ? 'card__i [&_img]:opacity-50' : 'card__i'}>
        {picture}
        {badge}
      </div>
      <div className="card__b">
        {vehicle && (
          <p className="card__m">
            <WholeWords text={vehicle} />
          </p>
        )}
        <Heading className="card__n">{href ? <a href={href}>{words}</a> : words}</Heading>
        {code && <p className="card__c num">{code}</p>}
        {price && <p className="card__p num">{price}</p>}
        <p className="card__f num">
          {typeof rating === 'number' && <Stars rating={rating} />}
          <span>{reached ? formatSpans([reached]) : noYears}</span>
        </p>
        {years.length > 0 && <MiniScale years={years} />}
        {fits !== null && <p className="fit" data-fit={fits} />}
      </div>
      {heart}
    </article>
  );
}
