import { plural } from '#src/domain/text/plurals.ts';
import { countedProducts } from '../counted.ts';
import { countedModels } from '../counted-nouns.ts';

const use = (count: number) => plural(count, ['koristi', 'koriste', 'koristi']);
const them = (count: number) => (count === 1 ? 'ga' : 'ih');

/** Why a manufacturer, model or category was refused; the form and the server use the same texts. */
export const dictionaryFault = {
  nameMissing: 'Upišite naziv.',
  nameLong: (max: number) => `Naziv može imati najviše ${max} znakova.`,
  textLong: (max: number) => `Tekst može imati najviše ${max} znakova.`,
  aliasLong: (max: number) => `Jedan naziv može imati najviše ${max} znakova.`,
  aliasMany: (max: number) => `Najviše ${max} dodatnih naziva.`,
  slugForm: 'Adresa smije imati samo mala slova bez kvačica, brojeve i crtice.',
  slugMissing: 'Upišite adresu: iz naziva se ne može napraviti.',
  slugReserved: (slug: string) => `Adresa „${slug}“ pripada stranici prodavnice. Odaberite drugu.`,
  taken: (text: string, owner: string) => `„${text}“ već vodi na: ${owner}.`,
  takenCategory: (text: string, owner: string, isTuning: boolean) =>
    `„${text}“ već vodi na ${isTuning ? 'tuning kategoriju' : 'kategoriju'}: ${owner}.`,
  generationName: (name: string) =>
    name ? `Generacija „${name}“ stoji dvaput.` : 'Samo jedna generacija može biti bez oznake.',
  generationMany: (max: number) => `Najviše ${max} generacija.`,
  years: 'Godine nisu ispravne.',
  yearsOrder: 'Godina „od“ ne može biti poslije godine „do“.',
  keyUsed: 'Ovaj obrazac je već sačuvan. Provjerite sačuvano prije nego što ga izmijenite.',
  editedSince: 'U međuvremenu je izmijenjeno na drugom mjestu.',
  manufacturerGone: 'Marka više ne postoji.',
  modelGone: 'Model više ne postoji.',
  categoryGone: 'Kategorija više ne postoji.',
  imageGone: 'Slika nije pronađena. Pošaljite je ponovo.',
  manufacturerUsed: (count: number) =>
    `Marka se ne može obrisati: ${use(count)} je ${countedProducts(count)}. Spojite je s drugom markom ili uredite ${count === 1 ? 'taj proizvod' : 'te proizvode'}.`,
  manufacturerHasModels: (count: number) =>
    `Marka ima ${countedModels(count)}. Brisanjem ${count === 1 ? 'nestaje i on' : 'nestaju i oni'}; potvrdite brisanje.`,
  modelUsed: (count: number) =>
    `Model se ne može obrisati: ${use(count)} ga ${countedProducts(count)}. Spojite ga s drugim modelom ili uredite ${count === 1 ? 'taj proizvod' : 'te proizvode'}.`,
  categoryUsed: (count: number) =>
    `Kategorija se ne može obrisati: ${use(count)} je ${countedProducts(count)}. Prvo ${them(count)} premjestite u drugu kategoriju.`,
  mergeSelf: 'Odaberite drugi unos: ništa se ne spaja samo sa sobom.',
  mergeOther: 'Spojiti se mogu samo modeli iste marke.',
} as const;
