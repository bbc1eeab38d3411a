import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { fitVerdict } from '#src/domain/fitment/fit-verdict.ts';
import { OWN_PARTS } from '#src/domain/limits/pages.ts';
import type { ProductCard } from '#src/domain/product/product.ts';
import { listScope } from '#src/domain/product-list/list-scope.ts';
import { listCall, readList } from '#src/domain/product-list/list-state.ts';
import { type SavedVehicle, vehicleKey } from '#src/domain/vehicle/saved-vehicle.ts';
import { RETRY } from '#src/stores/fetch-json.ts';
import { loadList } from '#src/stores/product-list.ts';
import { homeText as text } from '#src/strings/home.ts';
import { ProductCards } from '#src/views/product/ProductCards.tsx';
import { Section } from '#src/views/ui/Section.tsx';
import { vehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { tellRendered } from '../rendered.ts';
import { untilBelowView } from './until-below-view.ts';

/** Parts that certainly fit come first; those that are sold or do not fit are left out. */
function ownParts(products: readonly ProductCard[], vehicle: SavedVehicle): ProductCard[] {
  const verdictOf = ({ fits }: ProductCard) => fitVerdict(fits, vehicle).verdict;
  const offered = products.filter(
    (product) => product.availability !== 'sold' && verdictOf(product) !== 'no',
  );
  const rankOf = (product: ProductCard) => (verdictOf(product) === 'yes' ? 0 : 1);
  return offered.sort((a, b) => rankOf(a) - rankOf(b)).slice(0, OWN_PARTS);
}

/** 'Dijelovi za vaše vozilo: Audi A4 2008'; nothing where the shop has none. Returns a function that removes it. */
export async function showOwnParts(
  place: HTMLElement,
  vehicle: SavedVehicle,
  signal: AbortSignal,
): Promise<() => void> {
  const href = `/${vehicleKey(vehicle)}`;
  const scope = listScope(href);
  const call = listCall(readList(new URLSearchParams(), scope), scope);
  const { products } = await loadList(call, { signal, retry: RETRY.home });
  const own = ownParts(products, vehicle);
  if (own.length > 0) await untilBelowView(place, signal);
  if (signal.aborted || own.length === 0) return () => undefined;
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <Section
        title={text['own.title'](vehicleName(vehicle, vehicle.year))}
        link={{ href, text: text['own.all'] }}
      >
        <ProductCards products={own} heading="h3" layout="four" />
      </Section>,
    ),
  );
  tellRendered();
  return () => root.unmount();
}
