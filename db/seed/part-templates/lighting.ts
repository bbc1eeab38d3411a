import {
  both,
  hasFullLed,
  hasPlainTailLamps,
  hasSplitTailLamps,
  hasTailgate,
  hasXenon,
  isNotVan,
  isVan,
  isWellEquipped,
  soldWithHalogen,
  startedSince,
  startedBy,
} from './car-traits.ts';
import type { PartTemplate } from './part-template.ts';

const leftAndRight = ['left', 'right'] as const;

const headlight = {
  picture: 'headlight',
  category: 'farovi',
  sides: leftAndRight,
  differsBy: 'facelift',
  sharedOn: 'twin',
  numbered: true,
} as const;

const taillight = {
  picture: 'taillight',
  category: 'stop-svjetla',
  sides: leftAndRight,
  differsBy: 'facelift and body',
  sharedOn: 'twin',
  numbered: true,
} as const;

export const lighting: readonly PartTemplate[] = [
  {
    ...headlight,
    weight: 9,
    variants: [
      {
        names: [
          'Prednji {m} far, halogen',
          'Far {m}, halogen',
          '{M} far, s motorićem',
          'Far prednji {m}, bez sijalica',
          '{M} halogeni far',
        ],
        notes: [
          'Staklo bez naprslina, sva kućišta i nosači čitavi.',
          'Bez sijalica i motorića, konektor ispravan.',
          'Nosači provjereni, unutrašnjost suha.',
        ],
        state: 'used',
        price: [60, 220],
        fits: soldWithHalogen,
      },
      {
        names: [
          'Prednji {m} far, zamjenski, s motorićem',
          'Far {m}, novi, hromirano kućište',
          '{M} far, novi, crno kućište',
        ],
        notes: [
          'U kompletu s motorićem za regulaciju visine, bez sijalica.',
          'Oznaka E na staklu, prolazi tehnički pregled.',
        ],
        state: 'new',
        price: [120, 260],
        fits: both(soldWithHalogen, startedBy(2014)),
      },
    ],
  },
  {
    ...headlight,
    weight: 7,
    variants: [
      {
        names: [
          'Prednji {m} far, bi-ksenon',
          'Far {m}, bi-ksenon, bez balasta',
          '{M} ksenon far, s balastom',
          'Far prednji {m}, ksenon, komplet s balastom',
        ],
        notes: ['Leće čiste, bez tragova vlage.', 'Provjereno na struji, visina se podiže i spušta.'],
        state: 'used',
        price: [180, 480],
        fits: both(hasXenon, startedBy(2015)),
      },
      {
        names: [
          'Prednji {m} far s LED dnevnim svjetlom, bi-ksenon',
          'Far {m}, bi-ksenon AFS s LED dnevnim svjetlom',
          '{M} far, bi-ksenon, adaptivni, s modulima',
        ],
        notes: [
          'LED dnevno svjetlo ispravno cijelom dužinom, AFS radi bez greške.',
          'S modulom dnevnog svjetla, bez balasta i sijalice.',
        ],
        state: 'used',
        price: [280, 750],
        fits: both(hasXenon, startedSince(2007)),
      },
    ],
  },
  {
    ...headlight,
    weight: 4,
    variants: [
      {
        names: [
          'Prednji {m} Full LED far',
          'LED far {m}, komplet s modulima',
          'Far {m}, Full LED, adaptivni',
        ],
        notes: [
          'Svi LED moduli i ventilator ispravni, slika pod naponom na upit.',
          'U kompletu s upravljačkim modulima. Nakon ugradnje je potrebno kodiranje.',
        ],
        state: 'used',
        price: [450, 1400],
        fits: hasFullLed,
      },
    ],
  },
  {
    ...headlight,
    sides: ['both'],
    weight: 2,
    variants: [
      {
        names: ['Farovi prednji, par, halogen', 'Prednji farovi, par, zamjenski', 'Par farova, crno kućište'],
        notes: ['Lijevi i desni zajedno, s motorićima, bez sijalica.', 'Nosači čitavi na oba fara.'],
        state: 'new',
        price: [220, 480],
        fits: both(soldWithHalogen, startedBy(2012)),
      },
    ],
  },
  {
    ...taillight,
    weight: 7,
    variants: [
      {
        names: ['Zadnji {m} štop', 'Stop lampa {f}', 'Zadnje {n} stop svjetlo', 'Štop {m}, s grlom'],
        notes: ['Staklo bez napuklina, štampana ploča čista.', 'U kompletu s nosačem sijalica.'],
        state: 'used',
        price: [35, 130],
        fits: hasPlainTailLamps,
      },
      {
        names: ['Stop lampa {f}, nova', 'Zadnji {m} štop, zamjenski', 'Zadnje {n} svjetlo, novo, bez grla'],
        notes: [
          'Oznaka E na staklu. Nosač sijalica se prebacuje sa starog svjetla.',
          'Isporučuje se bez sijalica.',
        ],
        state: 'new',
        price: [55, 140],
        fits: both(hasPlainTailLamps, startedBy(2013)),
      },
    ],
  },
  {
    ...taillight,
    weight: 9,
    variants: [
      {
        names: [
          'Zadnji {m} štop, vanjski',
          'Stop lampa {f}, vanjska',
          'Zadnje {n} svjetlo u blatobranu, vanjsko',
        ],
        notes: [
          'Ide u blatobran; dio na gepeku prodajemo posebno.',
          'Staklo i nosači čitavi, brtva uz svjetlo.',
        ],
        state: 'used',
        price: [50, 190],
        fits: hasSplitTailLamps,
      },
      {
        names: [
          'Zadnji {m} štop, unutrašnji',
          'Stop lampa {f}, unutrašnja, na gepeku',
          'Zadnje {n} svjetlo na gepeku, unutrašnje',
        ],
        notes: [
          'Dio svjetla koji stoji na poklopcu gepeka.',
          'Uporedite položaj konektora sa starim svjetlom.',
        ],
        state: 'used',
        price: [40, 150],
        fits: hasSplitTailLamps,
      },
    ],
  },
  {
    ...taillight,
    weight: 4,
    variants: [
      {
        names: ['Zadnji {m} LED štop', 'LED stop lampa {f}', 'Zadnje {n} LED svjetlo'],
        notes: [
          'Sve LED diode ispravne, bez zamagljenja.',
          'Za vozila koja fabrički imaju LED zadnja svjetla.',
        ],
        state: 'used',
        price: [90, 320],
        fits: both(both(startedSince(2008), isNotVan), isWellEquipped),
      },
      {
        names: ['Zadnji {m} štop, za dvokrilna vrata', 'Stop lampa {f}, za podizna vrata'],
        notes: ['Oblik nosača se razlikuje za dvokrilna i podizna vrata; javite koja imate.'],
        state: 'used',
        price: [40, 120],
        fits: isVan,
      },
    ],
  },
  {
    ...taillight,
    sides: ['both'],
    weight: 1,
    variants: [
      {
        names: ['Stop lampe, par, zatamnjene', 'Zadnja svjetla, par, komplet s grlima'],
        notes: ['Lijeva i desna strana zajedno.', 'S oznakom E, spremno za ugradnju.'],
        state: 'new',
        price: [110, 260],
        fits: both(both(hasTailgate, isNotVan), hasPlainTailLamps),
      },
    ],
  },
];
