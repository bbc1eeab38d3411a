import type { NameAndSlug } from '#src/domain/catalogue/name-and-slug.ts';
import { hydrateRoot } from 'react-dom/client';
import { pageChoice, type VehicleChoice } from '#src/domain/vehicle/vehicle-choice.ts';
import { setNeedle } from '#src/islands/paint/needles.ts';
import { HeroPicker } from './HeroPicker.tsx';

const optionsOf = (select: HTMLSelectElement | undefined): NameAndSlug[] =>
  Array.from(select?.options ?? [], ({ text, value }) => ({ name: text, slug: value })).filter(
    ({ slug }) => slug !== '',
  );

/** What the page shows now: prerendered, painted for the saved vehicle, or chosen before this script had loaded. */
function shownChoice(element: HTMLElement): VehicleChoice {
  const [manufacturer, model, year] = element.querySelectorAll('select');
  return {
    ...pageChoice(optionsOf(manufacturer)),
    chosen: {
      manufacturer: manufacturer?.value ?? '',
      model: model?.value ?? '',
      year: year?.value ?? '',
    },
    painted: { model: optionsOf(model), year: optionsOf(year) },
  };
}

/** Takes over the prerendered form, without changing a list that is open. */
export function mount(element: HTMLElement): void {
  const scale = element.closest('section')?.querySelector<HTMLElement>('[data-year-scale]');
  element.dataset['touched'] = '';
  hydrateRoot(
    element,
    <HeroPicker
      first={shownChoice(element)}
      onYear={(year) => {
        if (scale) setNeedle(scale, year);
      }}
    />,
  );
}
