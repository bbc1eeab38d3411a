import { hasRearDiscs, isNotVan, isVan } from './car-traits.ts';
import type { PartTemplate } from './part-template.ts';

const chassis = { sharedOn: 'platform', numbered: true } as const;

export const chassisParts: readonly PartTemplate[] = [
  {
    ...chassis,
    picture: 'brakePads',
    category: 'kocnice',
    weight: 3,
    variants: [
      {
        names: [
          'Disk pločice, prednje',
          'Kočione pločice, prednje, sa senzorom',
          'Prednje disk pločice, komplet',
        ],
        notes: [
          'Komplet za osovinu, s kopčama.',
          'Uporedite oblik i debljinu: isti auto zna imati dvije veličine čeljusti.',
        ],
        state: 'new',
        price: [45, 110],
      },
      {
        names: ['Disk pločice, zadnje', 'Zadnje kočione pločice, komplet'],
        notes: ['Komplet za osovinu. Provjerite da li su pozadi diskovi ili doboši.'],
        state: 'new',
        price: [35, 90],
        fits: hasRearDiscs,
      },
    ],
  },
  {
    ...chassis,
    picture: 'brake',
    category: 'kocnice',
    weight: 4,
    variants: [
      {
        names: [
          'Kočioni diskovi prednji, par',
          'Prednji diskovi i pločice, set',
          'Diskovi kočnica prednji, ventilirani, par',
        ],
        notes: [
          'Izmjerite prečnik starog diska prije narudžbe.',
          'Premazani diskovi, ne treba odmašćivanje.',
        ],
        state: 'new',
        price: [90, 280],
      },
      {
        names: ['Kočioni diskovi zadnji, par', 'Zadnji diskovi i pločice, set'],
        notes: ['Provjerite da li je ležaj u disku.', 'Izmjerite prečnik starog diska prije narudžbe.'],
        state: 'new',
        price: [80, 220],
        fits: hasRearDiscs,
      },
      {
        names: [
          'Kočiona čeljust, prednja lijeva',
          'Kočiona čeljust, prednja desna',
          'Kliješta kočnice, prednja, par',
        ],
        notes: ['Obnovljeni klipovi i gumice, bez povrata starog dijela.'],
        state: 'refurbished',
        price: [90, 260],
      },
    ],
  },
  {
    ...chassis,
    picture: 'coilover',
    category: 'amortizeri',
    weight: 4,
    variants: [
      {
        names: ['Amortizeri prednji, par', 'Prednji amortizeri, plinski, par', 'Prednji amortizer, plinski'],
        notes: [
          'Mijenjaju se u paru, preporučujemo i nove gumene odbojnike.',
          'Javite da li je ovjes standardni ili sportski.',
        ],
        state: 'new',
        price: [80, 260],
      },
      {
        names: ['Amortizeri zadnji, par', 'Zadnji amortizer, plinski', 'Zadnji amortizeri, uljni, par'],
        notes: ['Mijenjaju se u paru.', 'Javite tip karoserije, dužina se razlikuje.'],
        state: 'new',
        price: [60, 190],
      },
      {
        names: [
          'Noga amortizera, prednja, komplet s oprugom',
          'Opruge prednje, par',
          'Amortizer s oprugom, prednji, komplet',
        ],
        notes: ['Opruge zavise od motora: javite broj šasije.'],
        state: 'used',
        price: [70, 200],
      },
    ],
  },
  {
    picture: 'wheel',
    category: 'felge-i-gume',
    sharedOn: 'platform',
    numbered: true,
    weight: 3,
    variants: [
      {
        names: [
          'Alu felge {cola}" {felge}, original, set 4 kom',
          'Alu felge {cola}", original, {felge}',
          'Aluminijske felge {cola}" {felge}, 4 komada',
        ],
        notes: [
          'Ravne, bez varenja, s poklopcima glavčine.',
          'Provjerite ET i dozvoljenu dimenziju gume u saobraćajnoj dozvoli.',
        ],
        state: 'used',
        price: [280, 850],
        fits: isNotVan,
      },
      {
        names: ['Čelične felge {cola}" {felge}, set 4 kom', 'Čelične felge {cola}" {felge}, 4 komada'],
        notes: ['Bez korozije na sjedištu gume.', 'Ravne, očišćene, bez poklopaca.'],
        state: 'used',
        price: [90, 180],
        fits: (car) => car.wheelInches[0] <= 16,
      },
      {
        names: [
          'Čelične felge {cola}" sa zimskim gumama, {felge}',
          'Zimski komplet {cola}" na čeličnim felgama, {felge}',
        ],
        notes: ['Gume s najmanje 5 mm šare, godina proizvodnje na upit.'],
        state: 'used',
        price: [220, 480],
        fits: (car) => car.wheelInches[0] <= 16,
      },
      {
        names: ['Čelična felga {cola}" {felge}, nova'],
        notes: ['Za teretna vozila, prodaje se na komad.'],
        state: 'new',
        price: [80, 140],
        fits: isVan,
      },
    ],
  },
];
