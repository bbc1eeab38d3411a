import { foldText } from './fold.ts';
import { stem } from './stem.ts';
import { TALK } from './talk-words.ts';
import { BEGINNING_LETTERS, type Word } from './words.ts';

const foldedWords = (list: string): string[] =>
  foldText(list)
    .split(/[\s|]+/)
    .filter(Boolean);

/**
 * Towns from which people look for parts and countries from which cars come, except those whose name alone is also a
 * word of the trade: Ključ, Prozor, Visoko.
 */
const TOWN_NAMES = `
Sarajevo | Banja | Istočno Sarajevo | Banja Luka | Banjaluka | Tuzla | Zenica | Mostar | Bihać | Brčko | Bijeljina | Doboj | Trebinje | Cazin | Travnik
Novi Travnik | Bugojno | Gradačac | Gračanica | Lukavac | Živinice | Livno | Goražde | Konjic | Jajce | Prijedor | Gradiška
Bosanska Gradiška | Derventa | Modriča | Teslić | Tešanj | Maglaj | Zavidovići | Žepče | Kakanj | Vareš | Fojnica | Kiseljak
Busovača | Vitez | Kreševo | Gornji Vakuf | Donji Vakuf | Čapljina | Stolac | Neum | Široki Brijeg | Posušje | Grude | Ljubuški | Čitluk
Međugorje | Tomislavgrad | Duvno | Kupres | Glamoč | Drvar | Orašje | Odžak | Šamac | Srebrenik | Kalesija | Banovići | Kladanj
Olovo | Sokolac | Rogatica | Višegrad | Foča | Gacko | Bileća | Nevesinje | Jablanica | Hadžići | Ilidža | Ilijaš | Vogošća
Breza | Zvornik | Srebrenica | Bratunac | Vlasenica | Milići | Han Pijesak | Lopare | Ugljevik | Prnjavor | Laktaši | Čelinac
Kotor Varoš | Mrkonjić Grad | Novi Grad | Bosanski Novi | Kostajnica | Kozarska Dubica | Bosanska Krupa | Bosanski Petrovac
Sanski Most | Velika Kladuša | Kladuša | Bužim | Brod | Slavonski Brod | Bosanski Brod | Zagreb | Split | Rijeka | Osijek | Beograd | Novi Sad
Novi Pazar | Niš | Subotica | Podgorica | Nikšić | Ljubljana | Bosna | Hercegovina | BiH
Hrvatska | Srbija | Crna Gora | Slovenija | Austrija | Njemačka | Švicarska | Italija
`;

const TOWNS = TOWN_NAMES.trim()
  .split(/[|\n]/)
  .map((name) => foldedWords(name).map(stem))
  .sort((a, b) => b.length - a.length);

/** Indexes of the words that name a town, in any case: `iz Tuzle`, `Sanski Most`. */
export function townWords(words: readonly Word[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let at = 0; at < words.length; at++) {
    const town = TOWNS.find((stems) => stems.every((one, i) => words[at + i]?.stem === one));
    if (!town) continue;
    for (let i = 0; i < town.length; i++) found.add(at + i);
    at += town.length - 1;
  }
  return found;
}

/**
 * Other words that are right as they are, though no catalogue has them: of the state and the form of a thing, and what else
 * people have at home. Any form of them is meant.
 */
const EVERYDAY = `
roba proizvod fiksno uvezen domaći strani fabrički tvornički ugovor marka kilometraža
neispravan dobar loš čist prljav ružan perfektan savršen
havarisan hrđav zahrđao nagrižen demontiran skinut neoštećen nekorišten
dupli dvostruki trostruki jednostruki okrugli ovalni kvadratni četvrtasti pravougaoni ravni kosi krivi savijen spušten podignut ojačan pojačan
primjerak cijeli mjerilo mjeriti mjerenje kodirati očistiti korozija
mali malo malen puno mnogo dosta brz spor lagan težak jak slab dug dugačak kratak širok uzak debeo tanak nizak niski uski kratki teški tanki tvrd mekan gladak topao
hladan glasan tih čudan jednostavan običan poseban pravi
čitav look izgled saćast
crn bijel plav zelen žut srebren zlatan braon bordo
sat kuća stan pijaca čovjek dijete voda vatra zemlja drvo kamen željezo papir platno konac igla čahura čaura kvačica
replika trodijelni dvodijelni poljoprivredni kočenje pomjeranje setva žetva vozić keba krompirko štemajer rupa
folija kesa kutija čekić odvijač lopata pasta bušilica brusilica testera kosilica traktor bicikl motocikl skuter kamion autobus prikolica čamac avion
jabuka kruška šljiva trešnja grožđe limun krompir kukuruz pšenica brašno hljeb mlijeko
krevet stolica stol frižider televizor mobitel laptop šporet bojler jakna cipela patika majica hlače torba mačka krava konj ovca pčela
dobri kodiranje programiranje reset automobilski aerotwin longlife long life podloga metalni ugljeni štelovanje reparacija regeneracija čišćenje ostakljen dizajn bluetooth
svaren zavaren sirov
`;

/** What happened to the visitor's own part: nobody asks for a broken one. */
const DAMAGE =
  'pukao pukla puklo napukao napukla popucao popucala prsnuo prsnula naprsao naprsla slomljen slomio slomila polomljen izlomljen odlomljen ' +
  'odlomio odlomila razbijen razbio razbila polupan lupljen udaren slupan ulubljen zgužvan zgnječen smrskan ogreban izgreban oštećen ' +
  'istrošen potrošen izlizan neispravan zaleđen pohaban dotrajao dotrajala zaglavljen zapečen probušen poderan pocijepan otkinut ukraden iskrzan ' +
  'spržen spržio izgorio izgorjela ispao ispala otkačen promočio promočila iscurio iscurila ispuhan otišao otišla otišlo otišo umro umrla';

const DAMAGE_WORDS = foldedWords(DAMAGE);
const DAMAGE_STEMS: ReadonlySet<string> = new Set(DAMAGE_WORDS.map(stem));
export const isDamage = ({ stem: own }: Word): boolean => DAMAGE_STEMS.has(own);

const TALK_WORDS = foldedWords(TALK);
const TALK_STEMS: ReadonlySet<string> = new Set(TALK_WORDS.map(stem));

/** Whether a word is of talk around a part, in any form. */
export const isOfTalk = ({ stem: own }: Word): boolean => TALK_STEMS.has(own);

const EVERYDAY_WORDS = [...TALK_WORDS, ...foldedWords(EVERYDAY), ...DAMAGE_WORDS];
const OPEN_WORDS = [...EVERYDAY_WORDS, ...foldedWords(TOWN_NAMES)];
const EVERYDAY_STEMS: ReadonlySet<string> = new Set(EVERYDAY_WORDS.map(stem));

/** Whether a word is an everyday one, in any form. */
export const isEveryday = ({ stem: own }: Word): boolean => EVERYDAY_STEMS.has(own);

/** Whether a word that is still being typed may become an everyday one or a town. */
export const beginsEveryday = ({ text }: Word): boolean =>
  text.length >= BEGINNING_LETTERS && OPEN_WORDS.some((word) => word.startsWith(text));
