import type { DuplicateReason } from '#src/domain/duplicates/find-duplicates.ts';
import { plural } from '#src/domain/text/plurals.ts';
import { counted } from '../counted.ts';
import { countedPictures } from '../counted-nouns.ts';
import { toastName } from '../toast.ts';

const reasonText: Readonly<Record<DuplicateReason, string>> = {
  'name-and-vehicle': 'Isti naziv i vozilo',
  'part-number-and-vehicle': 'Isti kataloški broj i vozilo',
  picture: 'Slična prva slika',
};

export const duplicateText = {
  reasons: (reasons: readonly DuplicateReason[]) =>
    reasons
      .map((reason, at) => (at === 0 ? reasonText[reason] : reasonText[reason].toLowerCase()))
      .join(', '),
  removed: (n: number) =>
    n === 0
      ? 'Nema duplikata za uklanjanje.'
      : `${plural(n, ['Uklonjen', 'Uklonjena', 'Uklonjeno'])} ${plural(n, ['je', 'su', 'je'])} ${counted(n, ['duplikat', 'duplikata', 'duplikata'])}. Možete ${n === 1 ? 'ga' : 'ih'} vratiti iz smeća.`,
  title: 'Duplikati',
  lead: 'Proizvodi koji su možda jedno te isto. Ono što spojite ide u smeće, a slike, vozila i stara adresa prelaze na proizvod koji ostaje.',
  groups: (n: number) => counted(n, ['grupa', 'grupe', 'grupa']),
  more: (n: number) =>
    `Još ${counted(n, ['grupa čeka', 'grupe čekaju', 'grupa čeka'])}; pojavit će se kad riješite ove.`,
  looking: 'Slike se još porede...',
  none: 'Nema duplikata',
  noneAdvice: 'Svaki proizvod je u prodavnici samo jednom.',
  score: (share: number) => `${Math.round(share * 100)} % poklapanja`,
  group: (position: number, name: string) => `Grupa ${position}: ${name}`,
  keep: 'Koji ostaje',
  keepThis: 'Ostaje',
  goes: 'Ide u smeće',
  proposed: 'prijedlog',
  pictures: countedPictures,
  noVehicle: 'Bez vozila',
  moreVehicles: (n: number) => `i još ${n}`,
  added: (day: string) => `Dodan ${day}`,
  fromOlx: 'uvezen s OLX-a',
  open: 'Otvori',
  openNamed: (name: string, id: number) => `Otvori proizvod ${id}: ${name}`,
  distinct: 'Nisu duplikati',
  merge: 'Spoji',
  working: 'Obrađuje se...',
  merged: (name: string) => `Spojeno. Ostaje „${toastName(name)}“.`,
  marked: 'Zapamćeno: nisu duplikati.',
  unmarked: 'Vraćeno u pregled.',
  pairs: (n: number) => `Zapamćeno da nisu duplikati: ${counted(n, ['par', 'para', 'parova'])}`,
  pairsLead: 'Ove proizvode pregled više ne predlaže zajedno. Ako ste se predomislili, vratite ih u pregled.',
  pairAt: (day: string) => `Zapamćeno ${day}`,
  forget: 'Vrati u pregled',
  forgetNamed: (first: string, second: string) => `Vrati u pregled: ${first} i ${second}`,
  morePairs: (n: number) => `Prikazano je posljednjih ${n}.`,
  removeSure: 'Ukloni sigurne duplikate',
  'remove.title': 'Ukloni duplikate',
  question: 'Jeste li sigurni da želite ukloniti duplikate iz baze podataka?',
  'remove.confirm': 'Ukloni',
  'remove.done': 'Duplikati',
  'remove.failed': 'Uklanjanje nije uspjelo',
  'remove.undo': 'Duplikati su uklonjeni.',
  gone: 'Neki od proizvoda više ne postoje ili su izmijenjeni. Osvježite listu duplikata.',
} as const;
