import type { SearchVehicle, ShownAnswer } from '#src/contracts/search-calls.ts';
import { escapeHtml } from '#src/domain/escape-html.ts';
import { searchFor, searchPageAddress, type SearchState } from '#src/domain/search-state.ts';
import { searchText as text } from '#src/strings/search-page.ts';
import { refreshPath } from '#src/views/ui/icons.ts';
import { ICON_CLASSES, svgIcon } from '../ui/svg-icon.ts';

const link = (href: string, label: string, attributes = ''): string =>
  `<a class="link-in" href="${escapeHtml(href)}"${attributes}>${escapeHtml(label)}</a>`;

/** 'Volkswagen Golf V (2003–2009)', or 'Volkswagen Golf V · 2006' where a year was asked for. */
export function vehicleName({
  manufacturer,
  model,
  generation,
  yearFrom,
  yearTo,
  year,
}: SearchVehicle): string {
  const name = [manufacturer, model, generation].filter(Boolean).join(' ');
  if (year !== null) return `${name} · ${year}`;
  return generation && yearFrom !== null ? `${name} (${yearFrom}–${yearTo ?? ''})` : name;
}

function vehiclePath({ manufacturer_slug: make, model_slug: model, year }: SearchVehicle): string {
  return `/${[make, model, model && year].filter(Boolean).join('/')}`;
}

function vehicleNote(state: SearchState, vehicle: SearchVehicle): string {
  const without = searchPageAddress({ ...state, page: 1, withVehicle: false });
  return `<p class="sp__vehicle"><span class="sp__dot"></span><span>${text.vehicle} <b class="num">${escapeHtml(vehicleName(vehicle))}</b></span><span class="sp__ways">${link(vehiclePath(vehicle), text.vehicleParts)}${link(without, text.vehicleOff, ' data-in-place')}</span></p>`;
}

const note = (html: string): string => `<p class="sp__note">${html}</p>`;

/** What the visitor should know of how the text was understood, with ways out. */
export function searchNotesHtml(state: SearchState, answer: ShownAnswer): string {
  const { vehicle, didYouMean, isRelaxed, queryIsCut, query, categories, fromList } = answer;
  const notes: string[] = [];
  if (fromList !== undefined)
    notes.push(
      `<p class="sp__note sp__note--list">${escapeHtml(fromList)} <button type="button" class="link" data-retry>${svgIcon(refreshPath, ICON_CLASSES)}${text.retry}</button></p>`,
    );
  if (vehicle) notes.push(vehicleNote(state, vehicle));
  if (didYouMean !== undefined)
    notes.push(
      note(
        `${text.didYouMean} ${link(searchPageAddress(searchFor(didYouMean)), didYouMean, ' data-in-place')}?`,
      ),
    );
  if (isRelaxed) notes.push(note(text.relaxed));
  if (queryIsCut) notes.push(note(text.cut(Array.from(query).length)));
  if (categories.length > 0) {
    const links = categories.map(({ name, slug }) => link(`/kategorija/${slug}`, name));
    notes.push(note(`${text.categories} ${links.join(', ')}`));
  }
  return notes.join('');
}
