import { VEHICLES_SAVED_MAX } from '#src/domain/limits/pages.ts';
import { countedParts } from './counted-nouns.ts';

/** The choice of a vehicle, in the hero and in the editor of 'Moje vozilo'. */
export const choiceText = {
  manufacturer: 'Marka',
  model: 'Model',
  year: 'Godina',
  chooseManufacturer: 'Odaberite marku',
  chooseModel: 'Odaberite model',
  chooseYear: 'Odaberite godinu',
  manufacturerFirst: 'Prvo odaberite marku',
  modelFirst: 'Prvo odaberite model',
  loading: 'Učitavanje...',
  notLoaded: 'Nije učitano',
  failed: 'Vozila se ne mogu učitati. Provjerite vezu i pokušajte ponovo.',
  retry: 'Pokušajte ponovo',
  noManufacturers: 'Još nema vozila',
  noModels: 'Nema modela za ovu marku',
  heroLabel: 'Odabir vozila',
  remember: 'Zapamti kao moje vozilo na ovom uređaju',
  show: 'Prikaži dijelove',
  showParts: (count: number) => (count === 0 ? 'Pogledajte ovo vozilo' : `Prikaži ${countedParts(count)}`),

  title: 'Moje vozilo',
  lead: 'Uz svaki dio pišemo da li odgovara odabranom vozilu.',
  saved: 'Sačuvana vozila',
  add: 'Dodaj vozilo',
  addFirst: 'Sačuvaj vozilo',
  addHeading: 'Dodajte vozilo',
  remove: 'Ukloni',
  removeName: (name: string) => `Ukloni: ${name}`,
  removed: (name: string) => `Uklonjeno: ${name}`,
  undo: 'Vrati',
  chosen: (name: string) => `Vaše vozilo: ${name}`,
  full: `Sačuvano je ${VEHICLES_SAVED_MAX} vozila. Uklonite jedno da dodate novo.`,
  onDevice: 'Čuva se samo na ovom uređaju.',
  parts: (name: string) => `Dijelovi za vozilo ${name}`,
  close: 'Zatvori',

  'ask.heading': (vehicle: string) => `Više o vozilu ${vehicle}`,
  'ask.generation': (names: readonly string[]) => `${names.join(' ili ')}?`,
  'ask.codes': (codes: readonly (readonly [name: string, codes: string])[]) =>
    `U saobraćajnoj dozvoli, pod D.2 (tip), stoji ${codes.map(([name, code]) => `${code} za ${name}`).join(', ')}.`,
  'ask.body': 'Karoserija',
  'ask.engine': 'Motor',
  'ask.unknown': 'Ne znam',
} as const;
