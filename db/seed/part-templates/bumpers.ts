import { both, hasSportPackage, hasXenon, isNotVan, isVan, startedSince, startedBy } from './car-traits.ts';
import type { PartTemplate } from './part-template.ts';

export const bumpers: readonly PartTemplate[] = [
  {
    picture: 'bumper',
    category: 'branici',
    differsBy: 'facelift',
    sharedOn: 'twin',
    numbered: true,
    weight: 8,
    variants: [
      {
        names: [
          'Branik prednji, u osnovi',
          'Prednji branik, za farbanje',
          'Prednji branik, novi, s rupama za maglenke',
        ],
        notes: ['Isporučuje se bez rešetki i maglenki.', 'U osnovi, spremno za farbanje u boju vozila.'],
        state: 'new',
        price: [120, 280],
        fits: startedBy(2016),
      },
      {
        names: [
          'Prednji branik, original, u boji',
          'Branik prednji, komplet s rešetkama',
          'Prednji branik s maglenkama',
        ],
        notes: [
          'Sitne ogrebotine od upotrebe, nosači čitavi.',
          'Boja na slikama; šifru boje šaljemo na upit.',
        ],
        state: 'used',
        price: [130, 420],
      },
      {
        names: ['Prednji branik s rupama za senzore', 'Branik prednji s rupama za senzore i pranje farova'],
        notes: ['Senzori nisu uključeni.', 'Držači senzora su na braniku.'],
        state: 'used',
        price: [180, 520],
        fits: both(startedSince(2003), hasXenon),
      },
      {
        names: ['Branik prednji, crna plastika', 'Prednji branik, sivi, nefarbani'],
        notes: ['Nefarbana plastika, otvori za maglenke zatvoreni.'],
        state: 'new',
        price: [140, 300],
        fits: isVan,
      },
    ],
  },
  {
    picture: 'bumper',
    category: 'branici',
    differsBy: 'facelift and body',
    sharedOn: 'twin',
    numbered: true,
    weight: 5,
    variants: [
      {
        names: ['Zadnji branik, u osnovi', 'Branik zadnji, za farbanje'],
        notes: ['Bez lajsni i senzora.', 'U osnovi, spremno za farbanje.'],
        state: 'new',
        price: [120, 260],
        fits: both(startedBy(2016), isNotVan),
      },
      {
        names: [
          'Zadnji branik, original',
          'Branik zadnji s rupama za parking senzore',
          'Zadnji branik, komplet s difuzorom',
        ],
        notes: ['Svi nosači čitavi, moguće sitne ogrebotine.', 'Instalacija i senzori se prodaju posebno.'],
        state: 'used',
        price: [120, 380],
        fits: isNotVan,
      },
      {
        names: ['Ugao zadnjeg branika, crna plastika', 'Zadnji branik s gazištem'],
        notes: ['Gazna površina bez pukotina.'],
        state: 'new',
        price: [50, 180],
        fits: isVan,
      },
    ],
  },
  {
    picture: 'bumper',
    category: 'branici',
    differsBy: 'facelift',
    sharedOn: 'nothing',
    numbered: true,
    weight: 4,
    variants: [
      {
        names: [
          'Branik prednji {sport} s rupama za senzore',
          'Prednji branik {sport}',
          'Prednji branik {sport}, komplet s rešetkama',
        ],
        notes: [
          'Original, s donjim rešetkama.',
          'Odgovara samo za vozila s ovim paketom opreme ili uz zamjenu rešetki i nosača.',
        ],
        state: 'used',
        price: [280, 780],
        fits: hasSportPackage,
      },
      {
        names: ['Zadnji branik {sport}', 'Branik zadnji {sport} s difuzorom'],
        notes: ['U kompletu s difuzorom, bez senzora.'],
        state: 'used',
        price: [240, 650],
        fits: hasSportPackage,
      },
    ],
  },
];
