import type { CategoryValues, ManufacturerValues, ModelValues } from '#src/domain/admin/dictionaries.ts';
import { counted, countedProducts } from '../counted.ts';
import { countedModels } from '../counted-nouns.ts';

/** `a, b i c`. */
const list = (words: readonly string[]) => words.join(', ').replace(/, ([^,]*)$/, ' i $1');

/** What moves when two entries are merged, in this order. */
const MOVING = {
  products: countedProducts,
  models: countedModels,
  years: (count: number) => counted(count, ['godina', 'godine', 'godina']),
  addresses: (count: number) => counted(count, ['adresa', 'adrese', 'adresa']),
};

export type EntryFieldName = keyof ManufacturerValues | keyof ModelValues | keyof CategoryValues;

/** Labels of the fields in the history, and in forms that need no longer one. */
export const entryFieldLabel: Readonly<Record<EntryFieldName, string>> = {
  name: 'Naziv',
  slug: 'Adresa',
  aliases: 'Drugi nazivi',
  slugAliases: 'Druge adrese',
  manufacturerId: 'Marka',
  generations: 'Generacije',
  description: 'Opis',
  hint: 'Kratki opis',
  image: 'Slika',
};

export const dictionaryText = {
  products: countedProducts,
  models: countedModels,
  edit: 'Uredi',
  remove: 'Obriši',
  deleted: (name: string) => `Obrisano: ${name}`,
  showProducts: 'Prikaži proizvode',
  productsColumn: 'Proizvodi',
  viewPage: 'Pogledaj stranicu',
  slugHelp: 'Ostavite prazno da se napravi iz naziva. Stara adresa vodi na novu.',
  aliasesHelp: 'Kako kupci još pišu, razdvojeno zarezom. Pretraga ih razumije.',
  'delete.title': 'Brisanje',
  'delete.question': (name: string) => `Obrisati „${name}“? Ovo se ne može vratiti.`,
  'delete.withModels': (count: number) => `Obriši i ${countedModels(count)}`,
  'delete.binCounts': 'Računaju se i proizvodi u smeću.',
  'delete.busy': 'Briše se...',

  'manufacturers.title': 'Marke i modeli',
  'manufacturers.search': 'Traži marku ili model',
  'manufacturers.add': 'Dodaj marku',
  'manufacturers.new': 'Nova marka',
  'manufacturers.addModels': 'Dodaj modele',
  'manufacturers.edit': 'Uredi marku',
  'manufacturers.empty': 'Još nema marki',
  'manufacturers.emptyAdvice': 'Dodajte prvu marku, pa njene modele: po njima kupac traži dio.',
  'manufacturers.none': 'Nema takve marke ni modela',
  'manufacturers.noneAdvice': 'Provjerite pravopis ili dodajte novu marku.',
  'manufacturers.foundModels': 'Modeli',
  'manufacturers.slugAliasesHelp': 'Npr. „vw“ pored „volkswagen“. Vode na istu stranicu.',
  'manufacturers.back': 'Sve marke',
  'manufacturers.column.name': 'Marka',
  'manufacturers.column.address': 'Adresa',
  'manufacturers.column.models': 'Modeli',
  'manufacturers.merge': 'Spoji s drugom markom',
  'manufacturers.mergeTitle': 'Spajanje marki',
  'manufacturers.mergeChoose': 'Odaberite marku',
  'manufacturers.gone': 'Ova marka više ne postoji.',

  'models.search': 'Traži model',
  'models.add': 'Dodaj model',
  'models.addShort': 'Dodaj',
  'models.quick': 'Naziv novog modela',
  'models.edit': 'Uredi model',
  'models.empty': 'Ova marka još nema modela',
  'models.emptyAdvice': 'Upišite naziv prvog modela iznad.',
  'models.none': 'Nema takvog modela',
  'models.column.name': 'Model',
  'models.column.years': 'Proizvodnja',
  'models.noYears': 'godine nisu upisane',
  'models.until': (from: number) => `od ${from}.`,
  'models.merge': 'Spoji s drugim modelom',
  'models.mergeTitle': 'Spajanje modela',
  'models.mergeChoose': 'Odaberite model',

  'generations.title': 'Generacije i godine proizvodnje',
  'generations.help': 'Bez oznake ako model ima samo jednu. „Do“ ostavite prazno dok se model još proizvodi.',
  'generations.name': 'Oznaka',
  'generations.from': 'Od',
  'generations.to': 'Do',
  'generations.aliases': 'Drugi nazivi',
  'generations.add': 'Dodaj generaciju',
  'generations.remove': (n: number) => `Ukloni generaciju ${n}`,
  'generations.row': (n: number) => `Generacija ${n}`,

  'merge.lead': (name: string) =>
    `Proizvodi, nazivi i godine modela „${name}“ prelaze na odabrani model, a njegova adresa vodi tamo.`,
  'merge.leadManufacturer': (name: string) =>
    `Proizvodi, modeli i nazivi marke „${name}“ prelaze na odabranu marku, a njene adrese vode tamo.`,
  'merge.moving': (counts: Partial<Record<keyof typeof MOVING, number>>) =>
    `Prelazi: ${list(
      Object.entries(MOVING).flatMap(([what, words]) => {
        const count = counts[what as keyof typeof MOVING];
        return count ? [words(count)] : [];
      }),
    )}.`,
  'merge.shared': (names: readonly string[]) =>
    `Imaju ${names.length === 1 ? 'ga obje marke, pa se spaja' : 'ih obje marke, pa se spajaju'}: ${names.join(', ')}.`,
  'merge.undone': (name: string, isManufacturer: boolean, skipped: number) =>
    [
      `${name} je opet ${isManufacturer ? 'posebna marka' : 'poseban model'}.`,
      ...(skipped > 0
        ? [`Izmijenjeno u međuvremenu, pa ostaje gdje jeste: ${countedProducts(skipped)}.`]
        : []),
    ].join(' '),
  'merge.into': 'Spoji u',
  'merge.confirm': 'Spoji',
  'merge.done': (from: string, into: string) => `${from} je sada ${into}.`,

  'categories.title': 'Kategorije',
  'categories.lead': 'Redoslijed je isti kao u prodavnici.',
  'categories.search': 'Traži kategoriju',
  'categories.noneFound': 'Nema takve kategorije',
  'categories.noneAdvice': 'Provjerite pravopis ili dodajte novu kategoriju.',
  'categories.add': 'Dodaj kategoriju',
  'categories.new': 'Nova kategorija',
  'categories.edit': 'Uredi kategoriju',
  'categories.empty': 'Još nema kategorija',
  'categories.emptyAdvice': 'Kategorije pomažu kupcu da suzi listu.',
  'categories.up': (name: string) => `Pomjeri gore: ${name}`,
  'categories.down': (name: string) => `Pomjeri dolje: ${name}`,
  'categories.moved': (name: string, place: number, all: number) => `${name}: mjesto ${place} od ${all}`,
  'tuning.title': 'Tuning kategorije',
  'tuning.lead': 'Sličice na početnoj i na stranici „Tuning“, istim redom.',
  'tuning.hint': 'Kratki opis na sličici',
  'tuning.hintHelp': 'Npr. „Diskovi, kliješta“.',
  'tuning.pictureAdd': 'Dodaj sliku',
  'tuning.pictureChange': 'Zamijeni sliku',
  'tuning.pictureRemove': 'Ukloni sliku',
  'tuning.pictureDrop': 'Odustani od te slike',
  'tuning.pictureSending': (percent: number) => `Šalje se... ${percent} %`,
} as const;
