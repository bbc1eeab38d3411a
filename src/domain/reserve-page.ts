import type { ManufacturerName, ModelName } from './vehicle.ts';

/**
 * A year in which a model was not built has no page of its own (DECISIONS R7). One prerendered page stands in for all
 * of them: these marks are where the vehicle goes. The marks pass through HTML and addresses unchanged.
 */
export const RESERVE_VEHICLE = {
  manufacturer: { name: '~manufacturer~', slug: '~manufacturer-slug~' },
  model: { name: '~model~', slug: '~model-slug~' },
  year: 9876,
} as const;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Puts a vehicle into the stand-in page; names are escaped. */
export function fillReservePage(
  html: string,
  vehicle: { manufacturer: ManufacturerName; model: ModelName; year: number },
): string {
  const { manufacturer, model, year } = RESERVE_VEHICLE;
  return html
    .replaceAll(manufacturer.name, escapeHtml(vehicle.manufacturer.name))
    .replaceAll(manufacturer.slug, vehicle.manufacturer.slug)
    .replaceAll(model.name, escapeHtml(vehicle.model.name))
    .replaceAll(model.slug, vehicle.model.slug)
    .replace(new RegExp(`\\b${year}\\b`, 'g'), String(vehicle.year));
}
