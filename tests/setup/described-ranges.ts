import { fieldRange, RANGES } from '#src/domain/product-list/ranges.ts';

// The shop narrows lists by no field's number so far; here it does by two.
Object.assign(RANGES, {
  aNumber: fieldRange('warrantyMonths', 'broj'),
  aPrice: fieldRange('priceMinor', 'iznos'),
});
