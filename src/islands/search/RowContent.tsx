import { Fragment, useState } from 'react';
import { imageAddress } from '#src/domain/catalogue/image-address.ts';
import type { Availability } from '#src/domain/product/product.ts';
import type { Suggestion, SuggestionKind } from '#src/domain/search/suggestions/entity-file.ts';
import { formatSpans } from '#src/domain/years.ts';
import { boxText as text } from '#src/strings/search-box.ts';
import { cardText } from '#src/strings/card.ts';
import type { BoxRow } from './box-rows.ts';
import { AvailabilityBadge } from '#src/views/product/AvailabilityBadge.tsx';
import { Icon } from '#src/views/ui/Icon.tsx';
import {
  arrowPath,
  boxPath,
  carPath,
  clockPath,
  imagePath,
  mailPath,
  searchPath,
  tagPath,
  trashPath,
} from '#src/views/ui/icons.ts';
import { MatchedText } from './MatchedText.tsx';

const KIND_ICONS = {
  manufacturer: tagPath,
  model: carPath,
  category: boxPath,
  tuning: tagPath,
} as const satisfies Record<SuggestionKind, string>;

/** The icon of the type is behind the picture, and visible where there is none or it fails to load. */
function RowPicture({ address, icon }: { address: string | null; icon: string }) {
  const [isGone, setGone] = useState(false);
  return (
    <span className="combo__i">
      {address && !isGone ? (
        <img src={address} alt="" width="48" height="40" onError={() => setGone(true)} />
      ) : (
        <Icon path={icon} />
      )}
    </span>
  );
}

function factsOf({ kind, products, models }: Suggestion): string {
  if (products === 0) return '';
  if (kind === 'tuning') return text.products(products);
  return [kind === 'manufacturer' && text.models(models), text.parts(products)].filter(Boolean).join(' · ');
}

type Shown = {
  name: string;
  facts: string;
  years?: string;
  label: string;
  address: string | null;
  icon: string;
  availability?: Availability;
};

function shown(row: BoxRow & { kind: 'suggestion' | 'product' }): Shown {
  if (row.kind === 'suggestion') {
    const { kind, name, manufacturer, image } = row.suggestion;
    return {
      name: manufacturer ? `${manufacturer.name} ${name}` : name,
      facts: factsOf(row.suggestion),
      label: text.kind(kind),
      address: image && imageAddress(image, 160, 'webp'),
      icon: KIND_ICONS[kind],
    };
  }
  const { name, manufacturer, model, years, image, availability } = row.product;
  const vehicle = [manufacturer?.name ?? cardText.universal, model?.name].filter(Boolean).join(' ');
  return {
    name,
    facts: vehicle,
    years: formatSpans(years),
    label: text.product,
    address: image && imageAddress(image, 160, 'webp'),
    icon: imagePath,
    availability,
  };
}

/** A line is never broken after the dash of a span. */
const YearSpans = ({ years }: { years: string }) =>
  years.split(' ').map((span, i) => (
    <Fragment key={span}>
      {i === 0 ? ' · ' : ' '}
      <span className="whitespace-nowrap num">{span}</span>
    </Fragment>
  ));

/** Content of a row: picture, name with the typed text highlighted, facts, type. */
export function RowContent({ row, query }: { row: BoxRow; query: string }) {
  if (row.kind === 'suggestion' || row.kind === 'product') {
    const { name, facts, years, label, address, icon, availability } = shown(row);
    return (
      <>
        <RowPicture address={address} icon={icon} />
        <span className="combo__t">
          <span className="combo__n">
            <MatchedText name={name} text={query} />
          </span>
          <span className="combo__f">
            <span className="combo__l">{facts ? `${label} · ` : label}</span>
            {availability && <AvailabilityBadge availability={availability} />} {facts}
            {years && <YearSpans years={years} />}
          </span>
        </span>
        <span className="combo__k" aria-hidden="true">
          {label}
        </span>
      </>
    );
  }
  const plain = {
    recent: [clockPath, row.kind === 'recent' ? row.text : ''],
    clear: [trashPath, text.clearRecent],
    all: [searchPath, text.all(query)],
    ask: [mailPath, text.ask],
  } as const;
  const [icon, words] = plain[row.kind];
  return (
    <>
      <Icon path={icon} />
      <span className="combo__t">{words}</span>
      {(row.kind === 'all' || row.kind === 'ask') && <Icon path={arrowPath} />}
    </>
  );
}
