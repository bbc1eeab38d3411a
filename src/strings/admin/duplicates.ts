import type { DuplicateReason } from '#src/domain/duplicates/find-duplicates.ts';
import { plural } from '#src/domain/plurals.ts';

export const duplicateReasonText: Readonly<Record<DuplicateReason, string>> = {
  'name-and-vehicle': 'Isti naziv i vozilo',
  'part-number-and-vehicle': 'Isti kataloški broj i vozilo',
  picture: 'Ista prva slika',
};

export const duplicateText = {
  removed: (n: number) =>
    n === 0
      ? 'Nema duplikata za uklanjanje.'
      : `${plural(n, ['Uklonjen', 'Uklonjena', 'Uklonjeno'])} ${plural(n, ['je', 'su', 'je'])} ${n} ${plural(n, ['duplikat', 'duplikata', 'duplikata'])}. Možete ih vratiti iz smeća.`,
  gone: 'Neki od proizvoda više ne postoje ili su izmijenjeni. Osvježite listu duplikata.',
} as const;
