import {
  both,
  hasBoot,
  hasSportPackage,
  hasTailgate,
  isBootBody,
  isNotVan,
  isTailgateBody,
  startedBy,
} from './car-traits.ts';
import type { PartTemplate } from './part-template.ts';

export const body: readonly PartTemplate[] = [
  {
    picture: 'grille',
    category: 'maske-i-resetke',
    differsBy: 'facelift',
    sharedOn: 'twin',
    numbered: true,
    weight: 5,
    variants: [
      {
        names: [
          'Prednja maska, crni sjaj',
          'Maska prednja s hromiranim okvirom',
          'Maska hladnjaka, bez znaka',
          'Prednja maska, komplet',
        ],
        notes: ['Znak se prebacuje sa stare maske.', 'Sve kopče uz masku.'],
        state: 'new',
        price: [45, 180],
      },
      {
        names: ['Prednja maska, original', 'Maska prednja, original, sa znakom'],
        notes: ['Hrom bez mjehurića, sve kopče čitave.'],
        state: 'used',
        price: [50, 240],
      },
    ],
  },
  {
    picture: 'grille',
    category: 'maske-i-resetke',
    differsBy: 'facelift',
    sharedOn: 'twin',
    numbered: true,
    weight: 2,
    variants: [
      {
        names: [
          'Donja rešetka prednjeg branika',
          'Rešetka branika, srednja',
          'Rešetka prednjeg branika, saće',
        ],
        notes: ['Ugrađuje se bez skidanja branika.', 'Kopče su na rešetki.'],
        state: 'new',
        price: [25, 90],
      },
    ],
  },
  {
    picture: 'bonnet',
    category: 'haube',
    sharedOn: 'twin',
    numbered: true,
    weight: 5,
    variants: [
      {
        names: [
          'Hauba motora',
          'Prednja hauba, original',
          'Hauba, original, bez korozije',
          'Hauba motora s izolacijom',
        ],
        notes: ['Ravna, bez kita, šarke nisu uključene.', 'Moguća manja oštećenja laka od kamenčića.'],
        state: 'used',
        price: [150, 480],
      },
      {
        names: [
          'Hauba motora, nova, pocinčana',
          'Prednja hauba, u osnovi, za farbanje',
          'Hauba, nova, čelični lim',
        ],
        notes: [
          'Lim u katodnoj osnovi, spreman za farbanje.',
          'Preuzimanje u Grudama ili dostava na paleti.',
        ],
        state: 'new',
        price: [190, 420],
        fits: startedBy(2016),
      },
    ],
  },
  {
    picture: 'wing',
    category: 'blatobrani',
    sides: ['left', 'right'],
    sharedOn: 'twin',
    numbered: true,
    weight: 5,
    variants: [
      {
        names: ['Prednji {m} blatobran', 'Blatobran prednji {m}, novi', 'Blatobran {m}, pocinčan'],
        notes: ['U osnovi, spremno za farbanje.', 'Pocinčani lim, rupe na fabričkim mjestima.'],
        state: 'new',
        price: [60, 150],
        fits: startedBy(2016),
      },
      {
        names: ['Prednji {m} blatobran, original', 'Blatobran {m}, original, u boji'],
        notes: ['Bez kita i korozije na porubu.', 'Skinut s vozila bez oštećenja na toj strani.'],
        state: 'used',
        price: [70, 220],
      },
      {
        names: ['Prednji {m} blatobran s rupom za pokazivač', 'Blatobran prednji {m}, s rupom za žmigavac'],
        notes: ['Rupa za bočni pokazivač pravca.'],
        state: 'new',
        price: [55, 130],
        fits: startedBy(2006),
      },
    ],
  },
  {
    picture: 'spoiler',
    category: 'spojleri-i-lajsne',
    differsBy: 'body',
    sharedOn: 'nothing',
    numbered: true,
    weight: 2,
    variants: [
      {
        names: ['Krovni spojler, original', 'Spojler na vratima gepeka, original'],
        notes: [
          'S trećim stop svjetlom ako ga vozilo ima.',
          'U boji vozila s kojeg je skinut, sitne ogrebotine moguće.',
        ],
        state: 'used',
        price: [70, 220],
        fits: both(hasTailgate, isNotVan),
        bodies: isTailgateBody,
      },
      {
        names: ['Spojler na poklopcu gepeka', 'Lip spojler gepeka, za farbanje'],
        notes: ['Lijepi se dvostranom trakom koja je u kompletu.'],
        state: 'new',
        price: [60, 150],
        fits: hasBoot,
        bodies: isBootBody,
      },
      {
        names: ['Krovni spojler {sport}'],
        notes: ['Original iz ovog paketa opreme.'],
        state: 'used',
        price: [120, 320],
        fits: both(hasTailgate, hasSportPackage),
        bodies: isTailgateBody,
      },
    ],
  },
];
