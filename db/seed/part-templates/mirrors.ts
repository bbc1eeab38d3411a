import {
  both,
  hasElectricMirrors,
  hasSimpleMirrors,
  isNotVan,
  isVan,
  isWellEquipped,
  startedSince,
} from './car-traits.ts';
import type { PartTemplate } from './part-template.ts';

const mirror = {
  picture: 'mirror',
  category: 'vanjski-retrovizori',
  sides: ['left', 'right'],
  sharedOn: 'twin',
  numbered: true,
} as const;

export const mirrors: readonly PartTemplate[] = [
  {
    ...mirror,
    weight: 8,
    variants: [
      {
        names: [
          'Retrovizor {m}, električni, grijani',
          '{M} retrovizor, električni, 5 pinova',
          'Retrovizor {m}, električni, u boji',
        ],
        notes: [
          'Staklo i motor provjereni, kućište bez lomova.',
          'Prebrojte pinove na konektoru prije narudžbe.',
        ],
        state: 'used',
        price: [50, 160],
        fits: hasElectricMirrors,
      },
      {
        names: [
          'Retrovizor {m}, električni, grijani, za farbanje',
          '{M} retrovizor, električni, konveksno staklo, zamjenski',
        ],
        notes: ['Kapa u osnovi, spremna za farbanje.', 'U kompletu sa staklom i kapom.'],
        state: 'new',
        price: [70, 150],
        fits: hasElectricMirrors,
      },
    ],
  },
  {
    ...mirror,
    weight: 6,
    variants: [
      {
        names: [
          'Retrovizor {m}, električni, preklopivi, s pokazivačem',
          '{M} retrovizor, električno preklopivi, 9 pinova',
          'Retrovizor {m}, preklopivi, s LED pokazivačem i osvjetljenjem praga',
        ],
        notes: [
          'Preklapanje, grijanje i pokazivač ispravni.',
          'Boja se može razlikovati od slike, kapa se lako mijenja.',
        ],
        state: 'used',
        price: [90, 280],
        fits: both(startedSince(2003), hasElectricMirrors),
      },
      {
        names: [
          'Retrovizor {m}, sa senzorom mrtvog ugla',
          '{M} retrovizor s memorijom i kamerom',
          'Retrovizor {m}, preklopivi, elektrohromatsko staklo',
        ],
        notes: ['Javite broj šasije: ožičenje se razlikuje prema opremi.'],
        state: 'used',
        price: [180, 480],
        fits: both(both(startedSince(2012), isNotVan), isWellEquipped),
      },
    ],
  },
  {
    ...mirror,
    weight: 3,
    variants: [
      {
        names: ['Retrovizor {m}, ručni, s unutrašnjom ručicom', '{M} retrovizor, mehanički'],
        notes: ['Mehaničko podešavanje iznutra, bez grijača.', 'Ručica i sajle ispravne.'],
        state: 'new',
        price: [40, 80],
        fits: hasSimpleMirrors,
      },
      {
        names: [
          'Retrovizor {m}, dugi krak',
          '{M} retrovizor, kratki krak, električni',
          'Retrovizor {m}, ručni, crno kućište',
        ],
        notes: ['Provjerite dužinu kraka i broj stakala.'],
        state: 'new',
        price: [70, 190],
        fits: isVan,
      },
    ],
  },
];
