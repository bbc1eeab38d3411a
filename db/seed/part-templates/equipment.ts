import {
  hasTailgate,
  hasXenon,
  isDiesel,
  isNotVan,
  isPetrol,
  isTailgateBody,
  startedSince,
  startedBy,
} from './car-traits.ts';
import type { PartTemplate } from './part-template.ts';

const chassis = { sharedOn: 'platform', numbered: true } as const;

export const equipmentParts: readonly PartTemplate[] = [
  {
    sharedOn: 'nothing',
    numbered: true,
    picture: 'wiper',
    category: 'brisaci',
    weight: 2,
    variants: [
      {
        names: ['Metlice brisača, prednje, par', 'Metlice brisača flat, prednje, komplet'],
        notes: ['Adapter za fabričku ručicu u kompletu.', 'Par za prednje staklo, dužina kao fabrička.'],
        state: 'new',
        price: [25, 60],
      },
      {
        names: ['Mehanizam brisača s motorićem', 'Motorić prednjih brisača, original'],
        notes: ['Zglobovi bez zazora, sve brzine rade.'],
        state: 'used',
        price: [50, 150],
      },
    ],
  },
  {
    sharedOn: 'nothing',
    numbered: true,
    picture: 'wiper',
    category: 'brisaci',
    differsBy: 'body',
    weight: 1,
    variants: [
      {
        names: ['Zadnja ručica brisača s metlicom', 'Motorić zadnjeg brisača'],
        notes: ['Za podizna vrata s ugrađenim brisačem.'],
        state: 'new',
        price: [25, 110],
        fits: hasTailgate,
        bodies: isTailgateBody,
      },
    ],
  },
  {
    ...chassis,
    picture: 'battery',
    category: 'akumulatori',
    numbered: false,
    weight: 1,
    variants: [
      {
        names: ['Akumulator 12 V 74 Ah 680 A, za dizel', 'Akumulator 77 Ah 780 A'],
        notes: ['Plus desno, dimenzije 278 × 175 × 190 mm.'],
        state: 'new',
        price: [150, 220],
        fits: (car) => startedBy(2010)(car) && car.engines.some(isDiesel),
      },
      {
        names: ['Akumulator 12 V 60 Ah 540 A', 'Akumulator 55 Ah 500 A'],
        notes: ['Plus desno, dimenzije 242 × 175 × 190 mm.'],
        state: 'new',
        price: [110, 160],
        fits: (car) => startedBy(2010)(car) && car.engines.some(isPetrol),
      },
      {
        names: ['Akumulator AGM 70 Ah 760 A, start-stop', 'Akumulator EFB 70 Ah 720 A, start-stop'],
        notes: [
          'Za vozila sa sistemom start-stop; nakon zamjene je potrebna prijava akumulatora dijagnostikom.',
        ],
        state: 'new',
        price: [220, 360],
        fits: startedSince(2011),
      },
    ],
  },
  {
    picture: 'towBar',
    category: 'kuke-za-vucu',
    differsBy: 'body',
    sharedOn: 'twin',
    numbered: false,
    weight: 2,
    variants: [
      {
        names: [
          'Kuka za vuču, skidajuća',
          'Kuka za vuču, fiksna, s instalacijom 7 pinova',
          'Kuka za vuču, skidajuća, s instalacijom 13 pinova',
        ],
        notes: [
          'S homologacijom i uputstvom za ugradnju.',
          'Javite tip branika i da li vozilo ima parking senzore.',
        ],
        state: 'new',
        price: [220, 560],
      },
    ],
  },
  {
    picture: 'roofBox',
    category: 'krovni-nosaci-i-kutije',
    differsBy: 'body',
    sharedOn: 'nothing',
    numbered: false,
    weight: 1,
    variants: [
      {
        names: ['Krovna kutija s nosačima, komplet', 'Krovni nosači i kutija 420 l, komplet'],
        notes: [
          'Nosači s bravicama, kutija se otvara s obje strane.',
          'Javite da li krov ima šine, fiksne tačke ili je gladak.',
        ],
        state: 'new',
        price: [420, 780],
        fits: (car) =>
          isNotVan(car) && (hasTailgate(car) || hasXenon(car)) && !car.bodies.includes('kabriolet'),
      },
    ],
  },
];
