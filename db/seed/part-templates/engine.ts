import { hasBelt, hasTurbo, isDiesel, isPetrol, startedSince } from './car-traits.ts';
import type { PartTemplate } from './part-template.ts';

const engine = { sharedOn: 'platform', numbered: true, perEngine: true } as const;

export const engineParts: readonly PartTemplate[] = [
  {
    ...engine,
    picture: 'radiator',
    category: 'hladnjaci',
    weight: 5,
    variants: [
      {
        names: [
          'Hladnjak motora {motor}',
          'Hladnjak vode {motor}',
          'Hladnjak motora {motor}, za vozila s klimom',
        ],
        notes: [
          'Aluminijsko saće, brtve u kompletu.',
          'Uporedite dimenzije i položaj priključaka sa starim hladnjakom.',
        ],
        state: 'new',
        price: [90, 240],
      },
      {
        names: ['Hladnjak motora {motor}, original', 'Set hladnjaka {motor}, komplet s ventilatorom'],
        notes: ['Tlačno ispitano, bez curenja.'],
        state: 'used',
        price: [70, 260],
      },
    ],
  },
  {
    ...engine,
    perEngine: false,
    numbered: false,
    picture: 'radiator',
    category: 'hladnjaci',
    weight: 2,
    variants: [
      {
        names: [
          'Kondenzator klime',
          'Hladnjak klime sa sušačem',
          'Kondenzator klime, aluminijski',
          'Hladnjak klime, zamjenski',
        ],
        notes: [
          'Brtve u kompletu; nakon ugradnje je potrebno punjenje sistema.',
          'Zaštitne čepove skinite tek pri ugradnji.',
        ],
        state: 'new',
        price: [90, 220],
        fits: startedSince(1996),
      },
    ],
  },
  {
    ...engine,
    picture: 'intercooler',
    category: 'interkuleri',
    weight: 2,
    variants: [
      {
        names: ['Interkuler {motor}', 'Hladnjak zraka (interkuler) {motor}', 'Interkuler {motor}, zamjenski'],
        notes: ['Ispitano na tlak, bez tragova ulja na spojevima.', 'Crijeva i senzor nisu uključeni.'],
        state: 'new',
        price: [110, 280],
        fitsEngine: hasTurbo,
      },
    ],
  },
  {
    ...engine,
    picture: 'turbo',
    category: 'turbine',
    weight: 5,
    variants: [
      {
        names: ['Turbina {motor}', 'Turbopunjač {motor}, original', 'Turbina {motor}, komplet s ventilom'],
        notes: [
          'Osovina bez zazora, lopatice neoštećene.',
          'Prije ugradnje zamijenite ulje, filter i dovodnu cijev ulja.',
        ],
        state: 'used',
        price: [220, 520],
        fitsEngine: hasTurbo,
      },
      {
        names: ['Turbina {motor}, reparirana', 'Turbina {motor}, obnovljena, s protokolom balansiranja'],
        notes: [
          'Novo jezgro balansirano na visokim obrtajima, brtve u kompletu.',
          'Stara turbina se vraća uz kauciju.',
        ],
        state: 'refurbished',
        price: [480, 850],
        fitsEngine: hasTurbo,
      },
    ],
  },
  {
    ...engine,
    picture: 'timingBelt',
    category: 'zupcasti-remeni',
    weight: 4,
    variants: [
      {
        names: [
          'Set zupčastog remena {motor}',
          'Set zupčastog remena {motor} s vodenom pumpom',
          'Veliki servis {motor}: remen, španeri i pumpa',
        ],
        notes: [
          'Svi dijelovi istog proizvođača, s novim šarafima gdje se traže.',
          'Uporedite oznaku motora iz saobraćajne dozvole.',
        ],
        state: 'new',
        price: [110, 330],
        fitsEngine: hasBelt,
      },
    ],
  },
  {
    ...engine,
    picture: 'timingBelt',
    category: 'zupcasti-remeni',
    weight: 2,
    variants: [
      {
        names: ['Kanalni remen sa španerom {motor}', 'Set PK remena {motor}', 'PK remen i španer {motor}'],
        notes: ['Pogon alternatora i klime; dužina zavisi od opreme.'],
        state: 'new',
        price: [60, 180],
      },
    ],
  },
  {
    ...engine,
    picture: 'airFilter',
    category: 'filteri',
    weight: 2,
    variants: [
      {
        names: ['Filter zraka {motor}', 'Filter zraka {motor}, original'],
        notes: ['Preporučena zamjena na svakih 30.000 km.', 'Uporedite dužinu i širinu sa starim filterom.'],
        state: 'new',
        price: [15, 55],
      },
    ],
  },
  {
    ...engine,
    picture: 'exhaust',
    category: 'izduvni-sistemi',
    weight: 2,
    variants: [
      {
        names: ['Zadnji lonac auspuha {motor}', 'Srednji lonac auspuha {motor}'],
        notes: ['Aluminizirani lim, u kompletu sa šelnom.', 'Gumene nosače zamijenite pri ugradnji.'],
        state: 'new',
        price: [80, 230],
      },
      {
        names: ['DPF filter {motor}, original', 'DPF filter {motor}, dubinski očišćen'],
        notes: ['Protok izmjeren, nalaz dajemo uz dio.'],
        state: 'used',
        price: [350, 780],
        fits: startedSince(2006),
        fitsEngine: isDiesel,
      },
      {
        names: ['Katalizator {motor}, zamjenski'],
        notes: ['Euro 4, s homologacijom, u kompletu sa zaptivkama.'],
        state: 'new',
        price: [220, 450],
        fits: startedSince(2000),
        fitsEngine: isPetrol,
      },
    ],
  },
];
