import { stem, stemsOf } from './stem.ts';

export const SIDES = ['left', 'right', 'both'] as const;
export type Side = (typeof SIDES)[number];
export const POSITIONS = ['front', 'rear'] as const;
export type Position = (typeof POSITIONS)[number];

export type Place = Exclude<Side, 'both'> | Position;

/** Words for where a part sits, in any grammatical form; those in `names` have the same meaning in a search. */
const PLACES: Readonly<Record<Place, { names: string; others: string }>> = {
  left: {
    names: 'lijevi',
    others: 'livi lij vozač vozačev vozačka vozačeva left links vänster sinistro gauche sol',
  },
  right: {
    names: 'desni',
    others: 'des desen szs suvozač suvozačev suvozačka putnički right rechts rehts höger droit droite sağ',
  },
  front: {
    names: 'prednji',
    others: 'pred naprijed sprijeda sprednji front prvi vorne forne vordere fram främre anteriore',
  },
  rear: {
    names: 'zadnji stražnji',
    others: 'zad zaden straga otraga pozadi nazad rear hinten hintere bak bakre posteriore arrière arka',
  },
};
const ATTRIBUTES =
  'gornji donji vanjski unutrašnji unutarnji srednji središnji bočni novi polovni original komplet garnitura par set';

/** Parts that a car has on each side: beside one of these, `D` is a side, not diesel. */
const SIDED_PARTS =
  'far stop stopka lampa svjetlo maglenka žmigavac migavac retrovizor ogledalo špigl blatobran krilo vrata prag kvaka ' +
  'brava podizač staklo amortizer viljuška rame spona krajnik poluosovina čeljust kliješta podkrilo';

const placeOfStem: ReadonlyMap<string, Place> = new Map(
  Object.entries(PLACES).flatMap(([place, { names, others }]) =>
    stemsOf(`${names} ${others}`).map((key) => [key, place as Place] as const),
  ),
);

const SIDED_STEMS: ReadonlySet<string> = new Set(stemsOf(SIDED_PARTS));

/** Whether a folded word names a part that a car has on each side. */
export const isSidedPart = (text: string): boolean => SIDED_STEMS.has(stem(text));

export const OPPOSITES: Readonly<Record<Place, Place>> = {
  left: 'right',
  right: 'left',
  front: 'rear',
  rear: 'front',
};

const MIDDLE = stemsOf('srednji središnji');

const stemsOfWords = (place: Place): string[] =>
  [...placeOfStem].flatMap(([key, named]) => (named === place ? [key] : []));

/** Stems of every word for a place, and of those that contradict it: the middle one is not the rear one. */
export const stemsOfPlace = (place: Place): { own: string[]; opposite: string[] } => ({
  own: stemsOfWords(place),
  opposite: [...stemsOfWords(OPPOSITES[place]), ...(place === 'front' || place === 'rear' ? MIDDLE : [])],
});

/** `Pređeno 150000 km` has the stem of `pred`. */
const DISTANCE = 'preden';

/** The position that a folded word names. */
export const placeOf = (text: string): Place | undefined =>
  text.startsWith(DISTANCE) ? undefined : placeOfStem.get(stem(text));

const placeNames = Object.values(PLACES).map(({ names }) => names.split(' '));

/** The words of each place that has several. */
export const PLACE_NAMES: readonly (readonly string[])[] = placeNames.filter((names) => names.length > 1);

/** Words before a noun that are not part of its name: places and qualities of any part. */
export const ATTRIBUTE_STEMS: ReadonlySet<string> = new Set(
  [...placeNames.flat(), ...ATTRIBUTES.split(' ')].flatMap(stemsOf),
);
