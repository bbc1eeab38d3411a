import { hasDualMass, hasSingleMass, isDiesel, isPetrol, startedSince, startedBy } from './car-traits.ts';
import type { PartTemplate } from './part-template.ts';

const engine = { sharedOn: 'platform', numbered: true, perEngine: true } as const;

export const driveParts: readonly PartTemplate[] = [
  {
    ...engine,
    picture: 'clutchKit',
    category: 'kvacila',
    weight: 5,
    variants: [
      {
        names: [
          'Set kvačila sa zamajcem {motor}',
          'Kvačilo i plivajući zamajac {motor}',
          'Set kvačila {motor}, s dvomasenim zamajcem',
        ],
        notes: [
          'Korpa, lamela, ležaj i dvomaseni zamajac sa šarafima.',
          'Za ručni mjenjač. Javite broj šasije zbog broja zuba na lameli.',
        ],
        state: 'new',
        price: [620, 1250],
        fitsEngine: hasDualMass,
      },
      {
        names: ['Set kvačila {motor}, bez zamajca', 'Kvačilo {motor}: korpa, lamela i ležaj'],
        notes: [
          'Zamajac nije uključen; preporučujemo provjeru pri zamjeni.',
          'Korpa, lamela i druk-ležaj istog proizvođača.',
        ],
        state: 'new',
        price: [220, 480],
        fitsEngine: hasDualMass,
      },
      {
        names: ['Set kvačila {motor}', 'Kvačilo komplet {motor}', 'Korpa, lamela i druk-ležaj {motor}'],
        notes: ['Za čvrsti zamajac i ručni mjenjač.', 'U kompletu s centrirajućim trnom.'],
        state: 'new',
        price: [130, 320],
        fitsEngine: hasSingleMass,
      },
    ],
  },
  {
    ...engine,
    picture: 'alternator',
    category: 'alternatori',
    weight: 5,
    variants: [
      {
        names: ['Alternator {motor}, 14 V 90 A', 'Alternator {motor} 120 A'],
        notes: [
          'Provjereno na stolu za ispitivanje, punjenje 14,2 V.',
          'Uporedite broj na naljepnici i položaj konektora.',
        ],
        state: 'used',
        price: [90, 220],
        fits: startedBy(2000),
      },
      {
        names: ['Alternator {motor}, 14 V 140 A', 'Alternator {motor} 150 A', 'Alternator {motor}, original'],
        notes: [
          'Provjereno na stolu za ispitivanje, punjenje 14,2 V.',
          'Uporedite broj na naljepnici i položaj konektora.',
        ],
        state: 'used',
        price: [110, 280],
        fits: startedSince(2000),
      },
      {
        names: ['Alternator {motor}, obnovljen', 'Alternator {motor}, repariran, bez povrata starog'],
        notes: ['Novi ležajevi, četkice i regulator napona.'],
        state: 'refurbished',
        price: [180, 340],
      },
    ],
  },
  {
    ...engine,
    picture: 'starter',
    category: 'anlaseri',
    weight: 4,
    variants: [
      {
        names: ['Anlaser {motor}, 2,0 kW', 'Anlaser {motor}', 'Elektropokretač {motor}, 1,8 kW'],
        notes: [
          'Ispitano pod opterećenjem, zubi bendiksa čitavi.',
          'Za ručni mjenjač, uporedite broj zuba i rupe za šarafe.',
        ],
        state: 'used',
        price: [70, 190],
        fitsEngine: isDiesel,
      },
      {
        names: ['Anlaser {motor}, 1,1 kW', 'Elektropokretač {motor}', 'Anlaser {motor}, zamjenski'],
        notes: ['Uporedite broj zuba i raspored rupa sa starim anlaserom.'],
        state: 'new',
        price: [90, 180],
        fitsEngine: isPetrol,
      },
      {
        names: ['Anlaser {motor}, repariran', 'Elektropokretač {motor}, obnovljen'],
        notes: ['Novi automat, četkice i čaure.'],
        state: 'refurbished',
        price: [130, 260],
      },
    ],
  },
];
