import { fitVerdict, questionsOf } from '#src/domain/fitment/fit-verdict.ts';
import { type SavedVehicle, vehicleKey } from '#src/domain/vehicle/saved-vehicle.ts';
import { vehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { fitSentence, otherPartsLink, tellMoreLink } from '#src/strings/fit.ts';
import { svg } from './svg.ts';

// In the style of views/ui/icons.ts, which this script does not load.
const ICONS = {
  yes: 'm5 12.5 4.5 4.5L19 7.5',
  maybe:
    'M9.7 9.6a2.4 2.4 0 1 1 3.5 2.2c-.8.4-1.2.9-1.2 1.7m0 2.9v.1m8.5-4.5a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0',
  no: 'm6 6 12 12M18 6 6 18',
};

const icon = (path: string) =>
  svg('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }, [svg('path', { d: path })]);

function wordsOf([lead, sentence]: readonly [string, string]): HTMLElement {
  const [words, first] = [document.createElement('span'), document.createElement('span')];
  first.className = 'fit__lead';
  first.textContent = lead;
  words.append(first, sentence);
  return words;
}

function linkTo(href: string, words: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.className = 'link-in';
  link.textContent = words;
  return link;
}

/** Opens the vehicle editor, as the chip of the header does. */
function questionLink(): HTMLAnchorElement {
  const link = linkTo('/#vozilo', tellMoreLink);
  // Firefox 115 ignores the properties.
  link.setAttribute('role', 'button');
  link.setAttribute('aria-haspopup', 'dialog');
  link.dataset['vehicleLink'] = '';
  return link;
}

/** What each line was painted from. */
const painted = new WeakMap<Element, string>();

/** 'Odgovara: Audi A4 2008', with icon and words, wherever a product is shown and a vehicle is saved. */
export function paintFitLines(vehicle: SavedVehicle | undefined): void {
  for (const line of document.querySelectorAll<HTMLElement>('.fit[data-fit]')) {
    const from = vehicle ? `${JSON.stringify(vehicle)} ${line.dataset['fit']}` : '';
    if ((painted.get(line) ?? '') === from) continue;
    painted.set(line, from);
    line.classList.remove('fit--yes', 'fit--maybe', 'fit--no');
    if (!vehicle) {
      line.replaceChildren();
      continue;
    }
    const found = fitVerdict(line.dataset['fit'] ?? '', vehicle);
    const name = vehicleName(vehicle, vehicle.year);
    line.classList.add(`fit--${found.verdict}`);
    line.replaceChildren(icon(ICONS[found.verdict]), wordsOf(fitSentence(found, name)));
    // A card is a single link; only the product page has room for another one.
    if (!line.matches('.verdict')) continue;
    if (found.verdict === 'no') line.append(linkTo(`/${vehicleKey(vehicle)}`, otherPartsLink));
    const asked = questionsOf(found, vehicle);
    line.dataset['ask'] = asked.join(' ');
    if (asked.length > 0) line.lastElementChild?.append(' ', questionLink());
  }
}
