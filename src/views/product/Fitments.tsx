import { factsText } from '#src/domain/fitment/facts-text.ts';
import { type FitmentGroup, fitmentGroups } from '#src/domain/product/fitment-groups.ts';
import type { ProductDetail } from '#src/domain/product/product.ts';
import { formatReach, formatSpans, lastYear } from '#src/domain/years.ts';
import { productText as text } from '#src/strings/product.ts';
import { WholeWords } from '../ui/WholeWords.tsx';
import { YearScale } from '../ui/YearScale.tsx';

/** 'Kompatibilno za': the primary vehicle with its years, then every other one. */
export function Fitments({ product }: { product: ProductDetail }) {
  const [primary, ...others] = fitmentGroups(product.fitments, lastYear());
  return (
    <section className="kp wrap-anywhere" aria-labelledby="kompatibilno">
      <h2 id="kompatibilno" className="t-sm">
        {text['fit.heading']}
      </h2>
      {primary ? (
        <PrimaryVehicle vehicle={primary} otherFacts={factsOf(product, primary)} />
      ) : (
        <p className="kp__u">
          <b>{text['fit.universal']}.</b> {text['fit.universalNote']}
        </p>
      )}
      {others.length > 0 && <OtherVehicles vehicles={others} />}
      <p className="kp__l">
        <a className="link" href="/#vozilo" data-choose-vehicle="">
          {text['fit.chooseVehicle']}
        </a>
        <a className="link" href={`/kontakt?proizvod=${product.id}&vin#upit`}>
          {text['fit.askChassis']}
        </a>
        <span className="contents" data-island="product-actions" data-island-hold="button">
          <button type="button" className="scripted link" data-print="">
            {text['print.button']}
          </button>
          <button type="button" className="scripted link" data-share="">
            {text['share.button']}
          </button>
        </span>
      </p>
    </section>
  );
}

/** Everything that its fitments say of one vehicle beyond the years. */
function factsOf({ fitments }: ProductDetail, { manufacturer, model }: FitmentGroup): string {
  const own = fitments.filter(
    (one) => one.manufacturer.slug === manufacturer.slug && one.model?.slug === model?.slug,
  );
  return [...new Set(own.map(factsText).filter(Boolean))].join('; ');
}

type PrimaryProps = { vehicle: FitmentGroup; otherFacts: string };

function PrimaryVehicle({ vehicle: { manufacturer, model, years }, otherFacts }: PrimaryProps) {
  const facts = [
    [text['fit.manufacturer'], manufacturer.name],
    [text['fit.model'], model?.name ?? text['fit.allModels']],
    [text['fit.years'], formatReach(years) || text['card.years']],
    ...(otherFacts ? [[text['fit.facts'], otherFacts] as const] : []),
  ] as const;
  return (
    <>
      <dl className="kp__f">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <WholeWords text={value} />
            </dd>
          </div>
        ))}
      </dl>
      {years.length > 0 && (
        <YearScale className="mt-6" spans={years} label={text['scale.fits'](formatSpans(years))} />
      )}
      {years.length > 1 && <p className="kp__g num">{text['fit.gaps'](formatSpans(years))}</p>}
    </>
  );
}

const OtherVehicles = ({ vehicles }: { vehicles: readonly FitmentGroup[] }) => (
  <div className="kp__m">
    <h3 className="label">{text['fit.more']}</h3>
    <ul>
      {vehicles.map(({ manufacturer, model, years }) => {
        const path = `/${[manufacturer.slug, model?.slug].filter(Boolean).join('/')}`;
        return (
          <li key={path}>
            <a href={path}>
              <WholeWords text={`${manufacturer.name} ${model?.name ?? text['fit.everyModel']}`} />
            </a>{' '}
            <span className="num">{formatSpans(years) || text['card.years']}</span>
          </li>
        );
      })}
    </ul>
  </div>
);
