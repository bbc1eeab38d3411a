import { expect, test } from 'vitest';
import { FALLBACK_VEHICLE, fillFallbackVehicle } from './fallback-page.ts';

const { manufacturer, model, year } = FALLBACK_VEHICLE;
const golf = {
  manufacturer: { name: 'Volkswagen', slug: 'volkswagen' },
  model: { name: 'Golf <1>', slug: 'golf' },
  year: 1999,
};

test('puts vehicle and year in place of their placeholders, escaped, and leaves every other number alone', () => {
  const page = `<h1>${manufacturer.name} ${model.name} ${year}</h1><a href="/${manufacturer.slug}/${model.slug}">9876</a>`;
  expect(fillFallbackVehicle(page, golf)).toBe(
    '<h1>Volkswagen Golf &#60;1&#62; 1999</h1><a href="/volkswagen/golf">9876</a>',
  );
});
