import { conceptNamed } from '../vehicle-text/language/phrases.ts';

/** A main part and the parts that shops list with it; the names are those of the list of parts. */
const GROUPS = `
brisač | mehanizam brisača | ručica brisača | motorić brisača | pumpica stakla
retrovizor | staklo retrovizora | kućište retrovizora | žmigavac retrovizora
branik | nosač branika | apsorber branika
far | staklo fara | ksenon balast | maglenka | žmigavac | dnevno svjetlo | pozicijsko svjetlo
stop svjetlo | treće stop svjetlo
blatobran | podkrilo
hladnjak vode | hladnjak ulja | hladnjak serva | hladnjak mjenjača | ventilator
hladnjak klime | kompresor klime
kvačilo | cilindar kvačila | potisni ležaj | zamajac | viljuška kvačila | sajla kvačila
zupčasti remen | pk remen | španer | lanac motora | poklopac remena
filter | filter ulja | filter zraka | filter kabine | filter goriva | kućište filtera zraka | kućište filtera ulja | kućište filtera goriva
auspuh | cijev auspuha | downpipe | katalizator | dpf filter | izduvna grana
kočnica | kočiona pločica | kočioni disk | bubanj kočnice | kočiona čeljust | ručna kočnica | sajla ručne kočnice | glavni kočioni cilindar | servo kočnice | senzor pločica
amortizer | gvint ovjes | opruga | sportska opruga | zračna opruga | đon amortizera
felga | guma | rezervni točak | ratkapa | ventil felge | senzor pritiska u gumama | vijak točka | kapa felge
volan | zračni jastuk
sjedište | grijač sjedišta | presvlaka | zadnja klupa | naslon za glavu
enterijer | manžetna mjenjača | tapacirung | naslon za ruku
turbina | jezgro turbine
spojler | difuzor
patosnica | kadica gepeka
`;

const HEAD_OF: ReadonlyMap<string, string> = new Map(
  GROUPS.trim()
    .split('\n')
    .flatMap((line) => {
      const [head = '', ...others] = line.split('|').map((name) => conceptNamed(name.trim()));
      return others.map((other) => [other, head] as const);
    }),
);

/** The main part of the group that a part belongs to: the wiper for its motor. */
export const groupHead = (concept: string): string | undefined => HEAD_OF.get(concept);
