import type { FactName } from '#src/domain/fitment/fitment-facts.ts';
import { IMAGES_PER_PRODUCT } from '#src/domain/limits/catalogue.ts';
import { PICTURES_ONLY } from '../pictures.ts';
import { fieldLabel } from '../product-fields.ts';
import { toastName } from '../toast.ts';

export const formText = {
  'title.add': 'Dodaj proizvod',
  'title.edit': 'Uredi proizvod',
  loading: 'Učitavanje proizvoda...',
  notFound: 'Proizvod nije pronađen',
  saveAndNew: 'Sačuvaj i dodaj novi',
  remove: 'Obriši',
  saveFirst: 'Prvo sačuvajte izmjene.',
  summary: 'Provjerite obrazac',
  'saved.add': (name: string, isDraft: boolean) =>
    `${isDraft ? 'Dodano kao nacrt, kupci ga ne vide' : 'Dodano'}: ${toastName(name)}`,
  'saved.same': (name: string) => `Ništa nije izmijenjeno: ${toastName(name)}`,

  manufacturer: 'Marka',
  model: 'Model',
  chooseManufacturer: 'Odaberite marku',
  chooseModel: 'Odaberite model',
  noManufacturers: 'Prodavnica još nema marki vozila.',
  addManufacturer: 'Dodajte prvu marku i njene modele',
  manufacturerFirst: 'Prvo odaberite marku',
  everyModel: 'Svi modeli',
  years: 'Kompatibilne godine',
  yearFrom: 'Od godine',
  yearTo: 'Do godine',
  unknownYear: 'Nepoznato',
  stillBuilt: 'Do danas',
  presetYears: (from: number, to: number | null) =>
    `Sve godine modela: ${to === null ? `od ${from}` : `${from}–${to}`}`,
  vehicle: (position: number) => `Vozilo ${position}`,
  mainVehicle: 'Vozilo',
  addVehicle: 'Dodaj još jedno vozilo',
  removeVehicle: (position: number) => `Ukloni vozilo ${position}`,
  facts: 'Karoserija, motor i oprema',
  factsTold: (facts: string) => `Poznato: ${facts}`,
  fromName: (facts: string) => `Preuzmi iz naziva: ${facts}`,
  generationUnknown: 'Generacija nije poznata',
  universal: 'Univerzalno, odgovara svim vozilima',
  vehiclesFailed: 'Marke i modeli se nisu učitali.',
  categoriesFailed: 'Kategorije se nisu učitale.',
  categoryUnread: 'Ostaje kao do sada',
  noCategory: 'Bez kategorije',
  sameNumber: (id: number) => `Isti broj već ima dio ${id} – preuzmi vozila`,
  'read.label': 'Iz naziva',
  'read.category': (name: string) => `Kategorija: ${name}`,
  ratingOf: (rating: number) => `${rating} od 5`,
  unknown: 'Nije navedeno',

  'wait.picturesTitle': 'Slike se još šalju.',
  'wait.pictures': 'Proizvod će se sačuvati čim se slike pošalju.',
  addNext: 'Dodaj novi dio',
  'pictures.failed': 'Neke slike nisu poslane. Pokušajte ponovo ili ih uklonite.',
} as const;

export const factLabel: Readonly<Record<FactName, string>> = {
  generation: 'Generacija',
  body: 'Karoserija',
  engine: 'Motor, npr. 2.0 TDI',
  engineCode: 'Kod motora',
  fuel: 'Gorivo',
  kwFrom: 'Snaga od (kW)',
  kwTo: 'Snaga do (kW)',
  monthFrom: 'Od mjeseca',
  monthTo: 'Do mjeseca',
  equipment: 'Oprema, npr. samo za ksenon',
};

export const picturesText = {
  count: (count: number) => `Slike ${count} / ${IMAGES_PER_PRODUCT}`,
  add: 'Dodaj slike',
  camera: 'Fotografiši',
  cameraAgain: 'Još jedna',
  main: 'Glavna',
  full: 'Maksimum slika dostignut',
  /** The specification's spelling, used when `verbatimTypos` is on (DECISIONS U33). */
  fullVerbatim: 'Maksimum slika dostnut',
  help: 'Prva slika je glavna. Redoslijed mijenjate prevlačenjem ili strelicama.',
  hintDesktop: 'Slike možete i prevući ovamo ili zalijepiti (Ctrl+V).',
  drop: 'Pustite slike ovdje',
  list: fieldLabel.images,
  picture: (position: number) => `Slika ${position}`,
  earlier: (position: number) => `Pomjeri sliku ${position} naprijed`,
  later: (position: number) => `Pomjeri sliku ${position} nazad`,
  makeMain: (position: number) => `Postavi sliku ${position} kao glavnu`,
  remove: (position: number) => `Ukloni sliku ${position}`,
  removed: 'Slika je uklonjena.',
  retry: (position: number) => `Pokušaj ponovo sa slikom ${position}`,
  'status.waiting': 'Čeka',
  'status.offline': 'Čeka mrežu...',
  'status.shrinking': 'Priprema se',
  'status.uploading': (percent: number) => `Šalje se ${percent} %`,
  'fault.type': PICTURES_ONLY,
  'fault.unreadable': 'Slika se ne može otvoriti. Sačuvajte je kao JPG i pokušajte ponovo.',
  'fault.heic':
    'HEIC se ovdje ne može otvoriti. Na iPhoneu odaberite Postavke > Kamera > Formati > Najkompatibilniji.',
  'fault.lost': 'Slika više nije na ovom uređaju. Uklonite je i fotografišite ponovo.',
  'fault.notKept':
    'Na ovom uređaju nema mjesta za čuvanje slika: one koje nisu poslane nestaju ako zatvorite stranicu.',
  'fault.many': (left: number) =>
    `Dodano slika: ${left}. Proizvod ih može imati najviše ${IMAGES_PER_PRODUCT}.`,
} as const;

/** Announced by screen readers while pictures are sorted. */
export const sortingText = {
  role: 'premjestiva slika',
  instructions:
    'Razmaknica podiže sliku, strelice je pomjeraju, razmaknica je spušta, a Escape je vraća na njeno mjesto.',
  lifted: (from: number, count: number) => `Slika ${from} od ${count} je podignuta, na svom mjestu.`,
  over: (from: number, to: number, count: number) => `Slika ${from} je iznad mjesta ${to} od ${count}.`,
  moved: (from: number, to: number) => `Slika ${from} je sada na mjestu ${to}.`,
  removed: (from: number, left: number) => `Slika ${from} je uklonjena. Preostalo: ${left}.`,
  restored: (to: number) => `Slika je vraćena na mjesto ${to}.`,
  returned: (from: number) => `Slika ${from} je ostala na svom mjestu.`,
} as const;

/** DECISIONS U33: the specification's own spelling can be switched on. */
const wording = { verbatimTypos: false };
export const picturesFull: string = wording.verbatimTypos ? picturesText.fullVerbatim : picturesText.full;
