import { PHRASES, STEM_OF_NAME_WORD } from './phrases.ts';
import { foldText } from './fold.ts';
import { stem } from './stem.ts';

const folded = (list: string): ReadonlySet<string> => new Set(foldText(list).split(/\s+/).filter(Boolean));

/**
 * Names of manufacturers and models that are also everyday words or words of the trade. They count as names only next
 * to a vehicle: `mini` alone means small, `benz` after an engine means petrol, `kombi` any van.
 */
export const EVERYDAY_NAMES = folded(`
  benz onda mini miner sit sid kija note up idea logo linea master partner expert boxer bokser jumper
  combo kombo connect stream wind spring coupe kupe rapid express jazz legend edge ranger explorer galaxy
  galaksi fusion kombi karavela buba petica sestica sedmica osmica cetvorka trica dvica kec keka gec skala scala
  soul carnival accent akcent insight adam karl modus signum tipo forman praktik favorit inca beetle gelender
  pulsar leaf patrol prelude probe puma one classic splash alto cooper h1 m3 m5 bmv fico opl
  arona city swift zoe rio uno eos fox tempra matrix sonata optima omega sierra
`);

/** The names and their stems. */
export const EVERYDAY_STEMS: ReadonlySet<string> = new Set(
  [...EVERYDAY_NAMES].flatMap((name) => [name, stem(name)]),
);

/** Manufacturers that this kind of shop rarely sells for; any word after them counts as their model. */
export const FOREIGN_MANUFACTURERS = folded(`
  chevrolet sevrolet daewoo deu chrysler krajsler jeep dzip dodge mitsubishi micubisi subaru lexus leksus
  infiniti smart lancia lanca lancija saab rover jaguar jaguar mg tesla lada zastava jugo yugo iveco man daf
  scania isuzu daihatsu ssangyong cadillac hummer maserati ferrari bentley polonez wartburg trabant moskvic
  tata chery byd cupra aixam ligier piaggio vespa yamaha kawasaki ducati ktm gorenje samsung
`);

/** Words of titles that must not be read as mistyped names. */
const PLAIN_WORDS = folded(`
  marka marke model modeli dijelovi djelovi delovi dio original originalni polovan polovni polovno nov novi
  nova novo komplet kompletan par set cijena povoljno prodajem kupujem hitno akcija dostava garancija stanje
  ispravan ispravno odlicno odlican lijevi desni lijeva desna lijevo desno prednji prednja prednje zadnji
  zadnja zadnje straga naprijed gornji donji vanjski unutrasnji crni bijeli sivi plavi crveni boja motor
  motora vozac suvozac strana godina godiste god karavan limuzina hecbek kabrio benzin dizel tip vrsta novija
  stari starija univerzalni univerzalna auto automobil vozilo vozila kola servis uvoz njemacka svicarska
  zamjenski sportski tuning lamela lampa lampe maska masku kozna kozni elektro elektricni struja grijani
  preklopni senzor senzori mreza mrezica plastika plasticni alu celicne metlica gepek gepeka prtljaznik
  pokretac sjediste sjedista nosac nosaci kanal kabal kabl kablovi instalacija crijevo cijev posuda spojnica
  klasa klase klasu klasi serija serije seriju seriji class
  svijetlo svijetla svjetlo svjetla svetlo mali veliki veliko puna polu cijela hitno radni ruka rucica
`);

const PART_WORDS: ReadonlySet<string> = new Set(
  PHRASES.flatMap((phrase) => (phrase.texts.length === 1 ? phrase.texts : [])),
);

/** The name of a part by itself: `brava`, although Fiat built a Brava. */
export const isPartWord = (text: string): boolean => PART_WORDS.has(text);
export const isPlainWord = (text: string): boolean => PLAIN_WORDS.has(text);

/** Words of the trade; mistyped words are compared with these before they are compared with names. */
export const TRADE_WORDS: readonly string[] = [...new Set([...STEM_OF_NAME_WORD.keys(), ...PLAIN_WORDS])];
