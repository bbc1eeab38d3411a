import { CSV_COLUMNS, type CsvColumn, FILE_FIELD_NAMES } from '#src/domain/product-csv/columns.ts';
import { fieldWords } from '#src/domain/product-csv/cell-words.ts';
import { type FieldNamed, productField } from '#src/domain/product/product-fields.ts';
import type { RowFault, RowFaultCode } from '#src/domain/product-csv/plan-row.ts';
import type { CsvFileFault } from '#src/domain/product-csv/read-product-file.ts';
import type { CsvEncoding } from '#src/domain/text/decode-file.ts';
import { formatCount } from '#src/domain/text/format-count.ts';
import { plural } from '#src/domain/text/plurals.ts';
import { productFaultText } from '../product-rules.ts';
import { counted } from '../counted.ts';

const rows = (count: number) => counted(count, ['red', 'reda', 'redova']);
/** After 'od': 'od 1 reda', 'od 2 reda', 'od 5 redova'. */
const genitiveRows = (count: number) => counted(count, ['reda', 'reda', 'redova']);

const HEADERS = new Map(CSV_COLUMNS.map(({ key, header }) => [key, header]));
export const columnName = (column: CsvColumn): string => HEADERS.get(column) ?? column;

const own: Partial<Record<RowFaultCode, (value: string) => string>> = {
  'id.form': (value) => `„${value}“ nije šifra. Za novi proizvod ostavite polje prazno.`,
  'id.unknown': (value) => `Proizvod sa šifrom ${value} ne postoji. Za novi proizvod ostavite polje prazno.`,
  'id.deleted': (value) => `Proizvod ${value} je u smeću. Vratite ga prije uvoza.`,
  'row.repeated': (value) => `Isto već stoji u redu ${value}.`,
  'word.unknown': (value) => `Riječ „${value}“ ovdje nije poznata.`,
  'number.form': (value) => `„${value}“ nije cijeli broj.`,
  'category.unknown': (value) => `Kategorija „${value}“ ne postoji.`,
  'manufacturer.unknown': (value) => `Marka „${value}“ ne postoji.`,
  'model.unknown': (value) => `Model „${value}“ ne postoji.`,
  'years.form': (value) => `„${value}“ nisu godine. Primjer: 2004-2008`,
  'facts.form': (value) =>
    `„${value}“ nije podatak o vozilu. Primjer: generacija: B8; karoserija: karavan; motor: 2.0 TDI`,
  'vehicle.form': (value) => `„${value}“ nije vozilo. Primjer: Audi > A4 > 2004-2008`,
  'vehicles.missing': () => 'Upišite vozila, ili „-“ ako dio odgovara svima.',
  'image.form': (value) => `„${value}“ nije adresa slike iz ove prodavnice.`,
  'clear.refused': () => 'Ovo polje ne može biti prazno.',
};

/** One sentence; the same on the screen and in the file of errors. */
export function rowFaultText({ code, value }: RowFault): string {
  const say = own[code];
  return say ? say(value) : ((productFaultText as Record<string, string>)[code] ?? code);
}

const FILE_FAULTS: Record<CsvFileFault['fault'], string> = {
  empty: 'Fajl je prazan.',
  'no-columns':
    'U prvom redu nema nijedne poznate kolone. Prvi red mora imati nazive kolona kao u izvozu, npr. Šifra, Naziv, Cijena (KM).',
  'no-rows': 'Fajl ima samo nazive kolona.',
  'repeated-column': 'Kolona stoji dvaput, obrišite jednu:',
  'not-text':
    'Ovo nije CSV fajl. U Excelu odaberite Sačuvaj kao → CSV UTF-8 (razdvojeno zarezima) i pokušajte ponovo.',
};

export const fileFaultText = (fault: CsvFileFault): string =>
  fault.fault === 'repeated-column'
    ? `${FILE_FAULTS[fault.fault]} ${fault.header}`
    : FILE_FAULTS[fault.fault];

const SEPARATOR_NAMES: Record<string, string> = {
  ';': 'tačka-zarez',
  ',': 'zarez',
  '\t': 'tabulator',
  '|': 'uspravna crta',
};
const ENCODING_NAMES: Record<CsvEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'Unicode',
  'utf-16be': 'Unicode',
  'windows-1250': 'Windows-1250',
};

export const csvText = {
  title: 'Uvoz i izvoz',
  lead: 'Preuzmite sve proizvode u jednom fajlu, uredite ih u Excelu i vratite izmjene. Prije uvoza vidite svaku razliku.',
  'fault.cellLong': 'Polje je predugo.',

  'export.title': 'Izvoz',
  'export.lead': 'Svi proizvodi osim onih u smeću. Otvara se u Excelu i LibreOfficeu.',
  'export.button': 'Preuzmi CSV',
  'export.busy': 'Priprema se...',
  'export.done': 'Fajl je preuzet.',
  'backup.title': 'Sigurnosna kopija',
  'backup.lead':
    'Cijela prodavnica u jednom fajlu: proizvodi, vozila, poruke, historija i slike. Sadrži podatke kupaca, zato je čuvajte na sigurnom.',
  'backup.button': 'Preuzmi kopiju',
  'backup.done': 'Sigurnosna kopija je preuzeta.',
  'backup.halfRestored':
    'Vraćanje sigurnosne kopije je prekinuto, pa podaci nisu potpuni. Prvo ponovite vraćanje.',
  'backup.fileName': (day: string) => `prodavnica-${day}.backup`,
  'export.fileName': (day: string) => `proizvodi-${day}.csv`,

  'import.title': 'Uvoz',
  'import.choose': 'Odaberi CSV fajl',
  'import.drop': 'ili ga prevucite ovdje',
  'import.again': 'Odaberi drugi fajl',
  'import.reading': 'Fajl se čita...',
  'import.sample': 'Primjer fajla',
  'import.sampleName': 'primjer-uvoza.csv',
  'import.unreadable': 'Fajl se ne može pročitati. Provjerite da li još postoji i odaberite ga ponovo.',
  'import.tooLarge': (megabytes: number) =>
    `Fajl je prevelik. Najviše ${megabytes} MB; podijelite ga na dva.`,
  'import.tooMany': (max: number) =>
    `Fajl ima previše redova. Najviše ${formatCount(max)} odjednom; podijelite ga na dva.`,
  'import.file': (name: string, count: number) => `${name} · ${rows(count)}`,
  'import.format': (separator: string, encoding: CsvEncoding) =>
    `Razdvojeno: ${SEPARATOR_NAMES[separator] ?? separator}. Slova: ${ENCODING_NAMES[encoding]}.`,
  'import.unknown': (headers: readonly string[]) => `Ove kolone se ne uvoze: ${headers.join(', ')}.`,

  'step.file': 'Fajl',
  'step.preview': 'Pregled',
  'step.apply': 'Uvoz',

  'preview.title': 'Šta će se promijeniti',
  'preview.progress': (done: number, all: number) => `Poredi se ${formatCount(done)} od ${genitiveRows(all)}`,
  'preview.nothing': 'Nema izmjena',
  'preview.nothingAdvice': 'U fajlu piše isto što i u prodavnici.',
  'preview.noErrors': 'Nema grešaka.',
  'preview.filter': 'Redovi',
  'filter.all': 'Svi',
  'filter.new': 'Novi',
  'filter.changed': 'Izmijenjeni',
  'filter.same': 'Isti',
  'filter.error': 'Greške',
  'row.line': (line: number) => `Red ${line}`,
  'row.unnamed': 'Bez naziva',
  'row.new': 'Novi proizvod',
  'row.changed': 'Izmijenjen',
  'row.same': 'Bez izmjena',
  'row.error': 'Greška',
  'row.stale': 'Izmijenjen u prodavnici nakon izvoza',
  'row.empty': 'prazno',
  'table.showing': (from: number, to: number, all: number) =>
    `${formatCount(from)}–${formatCount(to)} od ${formatCount(all)}`,

  'apply.button': (count: number) => `Uvezi ${rows(count)}`,
  'apply.none': 'Nema ništa za uvoz',
  'apply.skips': (count: number) =>
    `${rows(count)} s greškom ${plural(count, ['se preskače', 'se preskaču', 'se preskače'])}.`,
  'apply.progress': (done: number, all: number) => `Uvezeno ${formatCount(done)} od ${genitiveRows(all)}`,
  'apply.keepOpen': 'Ne zatvarajte ovu stranicu dok uvoz traje.',
  'apply.stop': 'Zaustavi',
  'apply.stopping': 'Zaustavlja se...',
  'apply.stopped': 'Uvoz je zaustavljen. Što je uvezeno, ostaje; uvoz možete nastaviti.',
  'apply.failed': 'Uvoz je prekinut. Što je uvezeno, ostaje; nastavite kad veza proradi.',
  'apply.resume': 'Nastavi uvoz',
  'result.title': 'Uvoz je završen',
  'result.created': 'Novi',
  'result.updated': 'Izmijenjeni',
  'result.same': 'Bez izmjena',
  'result.conflict': 'Izmijenjeni u međuvremenu, preskočeni',
  'result.error': 'S greškom, preskočeni',
  'result.errorsButton': 'Preuzmi greške',
  'result.errorsName': 'greske-uvoza.csv',
  'result.again': 'Uvezi još jedan fajl',
  'result.toProducts': 'Pogledaj proizvode',
  'errors.line': 'Red',
  'errors.id': 'Šifra',
  'errors.name': 'Naziv',
  'errors.column': 'Kolona',
  'errors.value': 'U fajlu piše',
  'errors.reason': 'Šta nije u redu',
  'errors.conflict': 'Proizvod je izmijenjen nakon pregleda. Učitajte fajl ponovo.',

  'guide.title': 'Kako se popunjava fajl',
  'guide.rules': [
    'Prazno polje ostavlja podatak kakav jeste.',
    'Crtica „-“ briše podatak: cijenu, kategoriju, vozila, brojeve, kvalitet ili opis.',
    'Red bez šifre dodaje novi proizvod. Bez slike postaje nacrt.',
    'Redoslijed kolona nije važan, a one koje vam ne trebaju možete obrisati.',
    'Isti fajl možete uvesti više puta: ništa se ne dodaje dvaput.',
    'Apostrof ispred teksta koji počinje s = + - @ čuva ga od Excela; pri uvozu nestaje sam.',
  ],
  'guide.undo': 'Svaka izmjena ostaje u historiji i može se vratiti.',
} as const;

type Closed = FieldNamed<{ type: 'choice' | 'flag' }>;

/** Columns with free text; those with a closed list are explained by its words. */
const meanings: Readonly<Record<Exclude<CsvColumn, Closed>, string>> = {
  id: 'Šifra proizvoda. Prazno za novi proizvod.',
  name: 'Naziv, kako ga vidi kupac.',
  categoryId: 'Naziv kategorije.',
  tuningCategoryId: 'Naziv tuning kategorije, samo za vrstu tuning.',
  fitments:
    'Marka > Model > godine, više vozila razdvaja |. Primjer: Audi > A4 > 2004-2008 | BMW > Serija 3. Zvjezdica umjesto modela znači svi modeli; 2004- od te godine, -2008 do te godine.',
  partNumbers: 'Razdvojeni s |. Jedan broj ima | na kraju, da Excel ne izgubi nule.',
  priceMinor: 'Npr. 89,00. Kod novog proizvoda prazno znači cijena na upit; crtica briše cijenu.',
  rating: 'Od 1 do 5.',
  quality: 'Npr. Original.',
  warrantyMonths: 'Broj mjeseci.',
  storagePlace:
    'Gdje dio leži. Kupci ga ne vide. Mjesto kao 007 ili 3-12 ima | na kraju, da ga Excel ne promijeni.',
  description: 'Opis, može imati više redova.',
  images: 'Oznake ili adrese slika koje su već u prodavnici, razdvojene s |. Prva je glavna.',
  version: 'Ne mijenjajte: po njoj se vidi da je proizvod u međuvremenu uređen.',
};

const closed = FILE_FIELD_NAMES.flatMap((name) => {
  const words = Object.values(fieldWords(productField(name)) ?? {}).map(([word]) => word);
  const last = words.pop();
  return last === undefined ? [] : [[name, `${words.join(', ')} ili ${last}`]];
});

export const columnMeaning: Readonly<Record<CsvColumn, string>> = {
  ...meanings,
  ...(Object.fromEntries(closed) as Record<Closed, string>),
};
