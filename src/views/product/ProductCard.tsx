import { formatMoney } from '#src/domain/money.ts';
import type { CardFacts } from '#src/domain/product/product.ts';
import { formatSpans, reach } from '#src/domain/years.ts';
import { cardText as text } from '#src/strings/card.ts';
import { choiceText } from '#src/strings/product-fields.ts';
import { Stars } from '../ui/Stars.tsx';
import { CardPicture } from './CardPicture.tsx';
import { Heart } from './Heart.tsx';
import { MiniScale } from './MiniScale.tsx';

export type CardLook = {
  heading?: 'h2' | 'h3';
  /** Tuning lists also show the product's number. */
  withCode?: boolean;
};
type Props = CardLook & { product: CardFacts; eager?: boolean };

/** 'E klasa' is not torn apart at the end of a line, as a longer name may have to be. */
const SHORT_MODEL_CHARACTERS = 12;
const unbroken = (name = '') =>
  name.length > SHORT_MODEL_CHARACTERS ? name : name.replaceAll(' ', '\u00a0');

/** A tuning list names every make that the product fits (SPEC §3). */
const vehicleOf = ({ makes, manufacturer, model }: CardFacts, withCode: boolean): string =>
  withCode && makes.length > 1
    ? makes.join(', ')
    : [manufacturer?.name ?? text.universal, unbroken(model?.name)].filter(Boolean).join(' · ');

/** The card of every list, drawn at build and in the browser. */
export function ProductCard({ product, heading: Heading = 'h3', withCode = false, eager = false }: Props) {
  const { id, name, image, rating, priceMinor, availability, condition, years, fits } = product;
  const reached = reach(years);
  return (
    <article className="card">
      <div className="card__i">
        <CardPicture hash={image} eager={eager} />
        {availability === 'sold' ? (
          <span className="card__s">{text.sold}</span>
        ) : (
          condition && <span className="card__s bg-surface text-ink">{choiceText.condition[condition]}</span>
        )}
      </div>
      <div className="card__b">
        <p className="card__m">{vehicleOf(product, withCode)}</p>
        <Heading className="card__n">
          <a href={`/proizvod/${id}`}>{name}</a>
        </Heading>
        {withCode && <p className="card__c num">{text.code(id)}</p>}
        {(priceMinor !== null || withCode) && (
          <p className="card__p num">{priceMinor === null ? text.noPrice : formatMoney(priceMinor)}</p>
        )}
        <p className="card__f num">
          <Stars rating={rating} />
          <span>{reached ? formatSpans([reached]) : text.years}</span>
        </p>
        {years.length > 0 && <MiniScale years={years} />}
        <p className="fit" data-fit={fits} />
      </div>
      <Heart id={id} name={name} />
    </article>
  );
}
