import type { ReactNode } from 'react';
import type { Relaxation, NamedVehicle, ShownAnswer } from '#src/domain/search-page/search-answer.ts';
import { searchFor, searchPageAddress, type SearchState } from '#src/domain/search-page/search-state.ts';
import { vehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { formatYears } from '#src/domain/years.ts';
import { searchText as text } from '#src/strings/search-page.ts';
import { Icon } from '../ui/Icon.tsx';
import { refreshPath } from '../ui/icons.ts';
import { WholeWords } from '../ui/WholeWords.tsx';

type Props = { state: SearchState; answer: ShownAnswer };

/** 'Volkswagen Golf V (2003–2009)', or 'Volkswagen Golf V · 2006' when the search has a year or years. */
function vehicleText({ generation, year, years, ...vehicle }: NamedVehicle): string {
  const name = vehicleName(vehicle, generation?.name);
  if (years) return `${name} · ${formatYears(years.from, years.to)}`;
  if (year !== null) return `${name} · ${year}`;
  return generation ? `${name} (${formatYears(generation.yearFrom, generation.yearTo)})` : name;
}

/** 'BMW ili Audi' */
const namesOf = (vehicles: readonly NamedVehicle[], name: (vehicle: NamedVehicle) => string): string =>
  [...new Set(vehicles.map((vehicle) => name(vehicle)))].join(text.or);

const vehiclePath = ({ manufacturer, model, year }: NamedVehicle): string =>
  `/${[manufacturer.slug, model?.slug, model && year].filter(Boolean).join('/')}`;

/** Searches without loading the page once the script has loaded. */
const SearchLink = ({ state, children }: { state: SearchState; children: ReactNode }) => (
  <a className="link-in" href={searchPageAddress(state)} data-in-place="">
    {children}
  </a>
);

function VehicleNote({ state, vehicles }: { state: SearchState; vehicles: readonly NamedVehicle[] }) {
  const only = vehicles.length === 1 ? vehicles[0] : undefined;
  return (
    <p className="sp__vehicle">
      <span>
        <span className="sp__dot" />
        <span className="max-lg:sr-only">{text.vehicle}</span>{' '}
        <b>
          <WholeWords text={namesOf(vehicles, vehicleText)} />
        </b>
      </span>
      <span className="sp__ways">
        {only && (
          <a className="link-in" href={vehiclePath(only)}>
            {only.model ? text.vehicleParts : text.manufacturerModels}
          </a>
        )}
        <SearchLink state={{ ...state, page: 1, withVehicle: false }}>{text.vehicleOff}</SearchLink>
      </span>
    </p>
  );
}

const Note = ({ children }: { children: ReactNode }) => <p className="sp__note">{children}</p>;

const Correction = ({ text: words }: { text: string }) => (
  <Note>
    {text.didYouMean} <SearchLink state={searchFor(words)}>{words}</SearchLink>?
  </Note>
);

/** Says which words of the search the results leave out. */
function relaxationText({ words, within }: Relaxation, vehicles: readonly NamedVehicle[]): string {
  if (within === null || vehicles.length === 0) return text.relaxed(words);
  const names = [vehicleText, vehicleName, ({ manufacturer }: NamedVehicle) => manufacturer.name];
  const [vehicle = '', model = '', manufacturer = ''] = names.map((name) => namesOf(vehicles, name));
  const others = text.relaxedTo[within](vehicle, model, manufacturer);
  return words.length > 0 && within !== 'vehicle' ? `${others} ${text.lacking(words)}` : others;
}

const CategoryLinks = ({ categories }: Pick<ShownAnswer, 'categories'>) => (
  <Note>
    {text.categories}{' '}
    {categories.map(({ name, slug }, i) => [
      i > 0 && ', ',
      <a key={slug} className="link-in" href={`/kategorija/${slug}`}>
        {name}
      </a>,
    ])}
  </Note>
);

/** Notes on how the text was understood, with links to other searches. */
export function SearchNotes({ state, answer }: Props) {
  const {
    vehicle,
    otherVehicles = [],
    mine,
    price,
    total,
    didYouMean,
    relaxation,
    understood,
    nearNumber,
    queryIsCut,
    query,
    categories,
    fromList,
  } = answer;
  const vehicles = vehicle ? [vehicle, ...otherVehicles] : [];
  return (
    <>
      {fromList !== undefined && (
        <p className="sp__note sp__note--list">
          {fromList}{' '}
          <button type="button" className="link" data-retry="">
            <Icon path={refreshPath} />
            {text.retry}
          </button>
        </p>
      )}
      {mine && (
        <Note>
          {text.mine(vehicleText(mine))}{' '}
          <SearchLink state={{ ...state, page: 1, mine: null }}>{text.mineOff}</SearchLink>
        </Note>
      )}
      {price && !price.isIgnored && (
        <Note>
          {text.price(price)}{' '}
          <SearchLink state={{ ...state, page: 1, q: price.withoutPrice }}>{text.priceOff}</SearchLink>
        </Note>
      )}
      {price?.isIgnored && total > 0 && <Note>{text.priceIgnored(price)}</Note>}
      {relaxation && <Note>{relaxationText(relaxation, vehicles)}</Note>}
      {understood && <Note>{text.understood(understood, namesOf(vehicles, vehicleText))}</Note>}
      {nearNumber !== undefined && <Note>{text.nearNumber(nearNumber)}</Note>}
      {queryIsCut && <Note>{text.cut(Array.from(query).length)}</Note>}
      {(didYouMean ?? vehicle ?? categories[0]) !== undefined && (
        <div className="sp__line">
          {didYouMean !== undefined && <Correction text={didYouMean} />}
          {vehicle && <VehicleNote state={state} vehicles={vehicles} />}
          {categories.length > 0 && <CategoryLinks categories={categories} />}
        </div>
      )}
    </>
  );
}
