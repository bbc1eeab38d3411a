import type { ReactNode } from 'react';
import { CONFIDENT_FROM } from '#src/domain/ads/reading.ts';
import { type AdPreview, isSelectable } from '#src/domain/admin/olx-import.ts';
import { adStateText, olxText as text, positionText, sideText } from '#src/strings/admin/olx.ts';
import { readingReasonText } from '#src/strings/olx-import.ts';
import { productAddress } from '../products/product-address.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { Dot } from '../ui/Dot.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SelectBox } from '../ui/SelectBox.tsx';
import { AdPicture } from './AdPicture.tsx';

type Props = { ad: AdPreview; selected: boolean; onSelect: (on: boolean) => void };

export function AdRow({ ad, selected, onSelect }: Props) {
  const { title, address, price, pictures, state, productId, problems } = ad;
  return (
    <li
      className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-2 border-b border-line py-3 lg:grid-cols-[2.75rem_minmax(0,26rem)_minmax(0,1fr)] lg:gap-x-4 ${selected ? 'bg-sunken' : ''}`}
    >
      <span className="row-span-2 -ml-3 grid size-target place-items-center lg:row-span-1 lg:ml-0">
        {isSelectable(ad) ? (
          <SelectBox label={text['row.select'](title)} selected={selected} onSelect={onSelect} />
        ) : (
          <Icon name="check" className="text-ink-3" />
        )}
      </span>
      <div className="grid min-w-0 grid-cols-[5.5rem_minmax(0,1fr)] content-start gap-x-3 lg:pt-2">
        <AdPicture id={ad.id} exists={ad.hasThumbnail} className="aspect-picture w-full" />
        <div className="min-w-0">
          <p className="text-ui leading-snug font-semibold wrap-anywhere">{title}</p>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2 num">
            {price && <span>{price}</span>}
            <span>{text['row.pictures'](pictures)}</span>
            {state !== 'new' && <span>{adStateText[state]}</span>}
          </p>
          <p className="flex flex-wrap gap-x-4">
            <a
              href={address}
              target="_blank"
              rel="noreferrer"
              className="link inline-flex min-h-target items-center gap-1.5 text-sm"
            >
              {text['row.open']}
              <Icon name="external" size="sm" />
            </a>
            {productId !== null && state !== 'binned' && (
              <AdminLink
                href={productAddress(productId)}
                className="link inline-flex min-h-target items-center text-sm"
              >
                {text['row.product']}
              </AdminLink>
            )}
          </p>
        </div>
      </div>
      <div className="col-start-2 min-w-0 lg:col-start-3 lg:pt-2">
        <Reading ad={ad} />
        {isSelectable(ad) &&
          problems.map((problem) => (
            <p key={problem} className="mt-1.5 flex items-start gap-1.5 text-sm text-error">
              <Icon name="alert" size="sm" className="mt-0.5 shrink-0" />
              {problem}
            </p>
          ))}
      </div>
    </li>
  );
}

function Reading({ ad }: { ad: AdPreview }) {
  const { vehicles, category, categoryFrom, side, position, partNumbers, confidence, reasons } = ad;
  const place = [position && positionText[position], side && sideText[side]].filter(Boolean);
  return (
    <dl className="grid gap-y-1 text-sm">
      <Line label={text['row.vehicles']}>
        {vehicles.length === 0 && <span className="text-ink-2">{text['row.noVehicle']}</span>}
        {vehicles.map(({ name, years }) => (
          <span key={`${name} ${years}`} className="block">
            <span className="font-medium">{name}</span>{' '}
            <span className="text-ink-2 num">{years || text['row.anyYears']}</span>
          </span>
        ))}
        {vehicles.length > 0 && (
          <span className="block">
            <span className="sr-only">{text['row.confidence']} </span>
            <Confidence confidence={confidence} />
          </span>
        )}
        {reasons.length > 0 && (
          <span className="block text-ink-2">
            {reasons.map((reason) => readingReasonText[reason]).join('; ')}
          </span>
        )}
      </Line>
      <Line label={text['row.category']}>
        {category === null && <span className="text-ink-2">{text['row.noCategory']}</span>}
        {category}{' '}
        {category !== null && categoryFrom !== null && (
          <span className="text-ink-2">{text[`category.${categoryFrom}`]}</span>
        )}
      </Line>
      {place.length > 0 && <Line label={text['row.place']}>{place.join(', ')}</Line>}
      {partNumbers.length > 0 && (
        <Line label={text['row.partNumbers']}>
          <span className="wrap-anywhere num">{partNumbers.join(', ')}</span>
        </Line>
      )}
    </dl>
  );
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3">
    <dt className="text-ink-2">{label}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);

/** Below this a reading counts as a guess. */
const GUESS_BELOW = 0.5;
const DOTS = { sure: 'bg-yes', check: 'border-[1.5px] border-ink-2', unsure: 'bg-error' };

/** From 0 to 1; a word and a number say what the dot shows. */
function Confidence({ confidence }: { confidence: number }) {
  const doubtful = confidence >= GUESS_BELOW ? 'check' : 'unsure';
  const level = confidence >= CONFIDENT_FROM ? 'sure' : doubtful;
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap num">
      <Dot className={DOTS[level]} />
      {text[`confidence.${level}`]} · {text.percent(confidence)}
    </span>
  );
}
