import {
  both,
  hasManualGearbox,
  hasSportPackage,
  hasTailgate,
  isNotVan,
  isTailgateBody,
  isVan,
  isWellEquipped,
  startedSince,
} from './car-traits.ts';
import type { PartTemplate } from './part-template.ts';

const interior = { sharedOn: 'nothing', numbered: true } as const;

export const interiorParts: readonly PartTemplate[] = [
  {
    ...interior,
    picture: 'steering',
    category: 'volani-i-airbag',
    weight: 2,
    variants: [
      {
        names: ['Volan, kožni, s airbagom', 'Volan s airbagom, 4 kraka', 'Kožni volan, original'],
        notes: [
          'Koža bez oštećenja, airbag s potvrdom o porijeklu.',
          'Konektor airbaga se razlikuje po godištu, javite broj šasije.',
        ],
        state: 'used',
        price: [90, 280],
      },
      {
        names: [
          'Multifunkcijski volan, kožni',
          'Volan, multifunkcijski, s komandama radija',
          'Volan {sport}, multifunkcijski',
        ],
        notes: [
          'Bez airbaga, s ispravnim prekidačima.',
          'Za aktiviranje komandi može biti potrebno kodiranje.',
        ],
        state: 'used',
        price: [130, 420],
        fits: both(startedSince(2004), isNotVan),
      },
    ],
  },
  {
    ...interior,
    picture: 'seat',
    category: 'sjedista',
    weight: 2,
    variants: [
      {
        names: [
          'Sjedište vozača, tkanina',
          'Prednje sjedište suvozača, s airbagom',
          'Prednja sjedišta, par, tkanina',
        ],
        notes: ['Očišćeno dubinski, bez poderotina.', 'Klizači i naslon se kreću bez zapinjanja.'],
        state: 'used',
        price: [120, 320],
      },
      {
        names: [
          'Kožna unutrašnjost, komplet',
          'Prednja sjedišta, koža, grijana',
          'Sjedište vozača, koža, električno',
        ],
        notes: ['Koža njegovana, bez pukotina; grijanje provjereno.'],
        state: 'used',
        price: [280, 950],
        fits: both(isNotVan, isWellEquipped),
      },
      {
        names: ['Sportska sjedišta {sport}, par', 'Sjedišta {sport}, komplet s klupom'],
        notes: ['Bočni oslonci bez pohabanosti.'],
        state: 'used',
        price: [450, 1200],
        fits: hasSportPackage,
      },
      {
        names: ['Dvosjed suvozača, tkanina', 'Putnička klupa, trosjed'],
        notes: ['S pojasevima i nosačima.'],
        state: 'used',
        price: [180, 480],
        fits: isVan,
      },
    ],
  },
  {
    ...interior,
    picture: 'gearKnob',
    category: 'enterijer',
    weight: 2,
    variants: [
      {
        names: ['Ručica mjenjača s manžetnom, 5 brzina', 'Ručica mjenjača, 5 brzina, koža'],
        notes: ['Okvir i manžetna u kompletu.', 'Provjerite način učvršćenja: obujmica ili navoj.'],
        state: 'new',
        price: [20, 60],
        fits: (car) => hasManualGearbox(car) && car.from < 2010,
      },
      {
        names: ['Ručica mjenjača, 6 brzina, s manžetnom', 'Ručica mjenjača, 6 brzina, aluminij i koža'],
        notes: ['Manžetna u kompletu, ugradnja bez alata.'],
        state: 'new',
        price: [25, 75],
        fits: (car) => hasManualGearbox(car) && car.from >= 2003 && car.wheelInches[1] >= 16,
      },
    ],
  },
  {
    ...interior,
    picture: 'floorMats',
    category: 'patosnice',
    numbered: false,
    weight: 3,
    variants: [
      {
        names: [
          'Gumene patosnice, set 4 komada',
          'Gumene patosnice s visokim rubom',
          'Patosnice 3D, gumene, komplet',
        ],
        notes: ['Krojene po modelu, s fabričkim kopčama.', 'Rub visine 2 cm zadržava vodu i snijeg.'],
        state: 'new',
        price: [45, 90],
        fits: isNotVan,
      },
      {
        names: ['Tekstilne patosnice, crne, set 4 komada', 'Patosnice tipiš, s našivenim rubom'],
        notes: ['Našiveni rub i podloga protiv klizanja.'],
        state: 'new',
        price: [35, 70],
        fits: isNotVan,
      },
      {
        names: ['Gumene patosnice za kabinu, prednji red', 'Gumene patosnice, prednje'],
        notes: ['Za prednji red s dva ili tri sjedišta.'],
        state: 'new',
        price: [35, 65],
        fits: isVan,
      },
    ],
  },
  {
    ...interior,
    picture: 'floorMats',
    category: 'patosnice',
    differsBy: 'body',
    numbered: false,
    weight: 1,
    variants: [
      {
        names: ['Kadica za gepek, gumena', 'Gumeni tepih za gepek'],
        notes: [
          'Odgovara za gepek s rezervnim točkom pune veličine ili uskim rezervnim točkom, javite koji imate.',
        ],
        state: 'new',
        price: [45, 85],
        fits: (car) => isNotVan(car) && hasTailgate(car),
        bodies: isTailgateBody,
      },
    ],
  },
];
