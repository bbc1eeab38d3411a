/**
 * A hundred queries as people type them on a phone in Bosnia, written before any result was seen. Each one describes
 * its right answers: `name` is a pattern for the folded name (no diacritics, small letters), `not` a pattern that
 * must not match, then manufacturer or model by slug and the year that the product has to fit.
 */
export type HandQuery = {
  q: string;
  name: RegExp;
  not: RegExp | undefined;
  manufacturer: string | undefined;
  model: string | undefined;
  year: number | undefined;
};

const FAR = '\\bfar(ovi|a)?\\b|\\bprednj[ei] svjetl';
const STOP = '\\bstop\\b|zadnj\\w+ (lijev\\w+ |desn\\w+ )?svjetl|\\bstop lamp';

const LIST = `
far golf 5 = ${FAR} ~ stakl ; golf ;; 2006
farovi golf 6 = ${FAR} ; golf ;; 2010
fara za golf 4 = ${FAR} ; golf ;; 2000
desni far passat b6 = (?=.*desn)(?=.*\\bfar) ; passat ;; 2007
dsni far pasat b6 = (?=.*desn)(?=.*\\bfar) ; passat ;; 2007
lijevi far octavia 2 = (?=.*lijev)(?=.*\\bfar) ; octavia ;; 2007
levi far oktavija = (?=.*lijev)(?=.*\\bfar) ; octavia
леви фар голф 5 = (?=.*lijev)(?=.*\\bfar) ; golf ;; 2006
stop svjetlo golf 5 = ${STOP} ; golf ;; 2006
stop svijetlo golf5 = ${STOP} ; golf ;; 2006
štop lampa passat = ${STOP} ; passat
штоп светло голф = ${STOP} ; golf
zadnje svjetlo audi a4 b8 = ${STOP} ; a4 ;; 2010
stopka a4b8 = ${STOP} ; a4 ;; 2010
maglenka golf 5 = \\bmaglenk ~ branik ; golf ;; 2006
zmigavac golf 4 = zmigav ; golf ;; 2000
žmigavci golf = zmigav ; golf
retrovizor golf 5 lijevi = (?=.*retrovizor)(?=.*lijev) ~ stakl ; golf ;; 2006
retrovizori passat b6 = retrovizor ~ stakl ; passat ;; 2007
spigl golf 5 = retrovizor ; golf ;; 2006
ogledalo astra h = retrovizor ; astra ;; 2006
staklo retrovizora golf = stakl\\w* retrovizor ; golf
branik golf 5 prednji = (?=.*branik)(?=.*prednj) ~ resetk ; golf ;; 2006
branici golf 5 = branik ~ resetk ; golf ;; 2006
prednji branik bmw e46 = (?=.*branik)(?=.*prednj) ; serija-3 ;; 2001
bmw e90 branik = branik ; serija-3 ;; 2007
odbojnik golf 6 = branik ; golf ;; 2010
bamper astra = branik ; astra
branki golf 5 = branik ; golf ;; 2006
golf 5 2006 branik = branik ; golf ;; 2006
mercedes w204 branik = branik ; c-klasa ;; 2009
c klasa w203 far = ${FAR} ; c-klasa ;; 2003
blatobran golf 5 = blatobran ~ stop|svjetl ; golf ;; 2006
krilo prednje lijevo golf = (?=.*blatobran)(?=.*lijev)(?!.*zadnj) ; golf
hauba golf 5 = \\bhaub ; golf ;; 2006
poklopac motora octavia = \\bhaub ; octavia
haba passat = \\bhaub ; passat
maska golf 6 = \\bmask ; golf ;; 2010
gril bmw e90 = \\bmask|\\bgril|resetk ; serija-3 ;; 2007
prednja maska audi a4 = \\bmask ; a4
spojler golf = spojler ; golf
felge 17 5x112 = (?=.*felg)(?=.*5x112)(?=.*\\b17)
felga golf 5 = felg ; golf ;; 2006
alu felge 16 = (?=.*felg)(?=.*16)
naplatci golf 5 = felg|naplat ; golf ;; 2006
gume zimske = \\bgum|zimsk
plocice golf 5 = plocic ; golf ;; 2006
disk plocice passat b6 = plocic ; passat ;; 2007
kocione plocice audi a4 = plocic ; a4
diskovi golf 5 prednji = (?=.*disk)(?=.*prednj) ~ plocic ; golf ;; 2006
kočioni diskovi octavia = disk ~ plocic ; octavia
amortizer golf 5 = amortizer ~ gepek ; golf ;; 2006
amortizeri passat b6 prednji = (?=.*amortizer)(?=.*prednj) ; passat ;; 2007
federi golf 4 = oprug|feder ; golf ;; 2000
sportske opruge golf 6 = oprug ; golf ;; 2010
set kvacila golf 5 1.9 tdi = (?=.*kvacil)(?=.*1\\.9 tdi) ; golf ;; 2006
kuplung passat b6 = kvacil ; passat ;; 2007
kvačilo megane 2 = kvacil ; megane ;; 2005
zamajac golf 5 = zamaj|plivajuc ; golf ;; 2006
alternator golf 5 = alternator ~ remen ; golf ;; 2006
lima masina golf 4 = alternator ; golf ;; 2000
alternator 1.9 tdi = (?=.*alternator)(?=.*1\\.9 tdi)
alternator 19 tdi golf = (?=.*alternator)(?=.*1\\.9 tdi) ; golf
anlaser astra h = anlaser ; astra ;; 2006
anlaser 1.9 cdti = (?=.*anlaser)(?=.*1\\.9 cdti)
starter golf = anlaser ; golf
akumulator = akumulator
turbina 2.0 tdi = (?=.*turbin)(?=.*2\\.0 tdi)
turbo passat b6 = turbin ~ intercooler ; passat ;; 2007
turbina bmw 320d = turbin ; serija-3
zupcasti remen golf = zupcast ; golf
veliki servis golf 5 = zupcast ; golf ;; 2006
hladnjak motora golf 5 = hladnjak (motora|vode) ; golf ;; 2006
hladnjak klime astra h = hladnjak klime ; astra ;; 2006
kiler vode corsa = hladnjak ~ klim|zrak ; corsa
interkuler passat = interkuler|intercooler ; passat
filter zraka golf 5 = filter\\w* zraka ; golf ;; 2006
zracni filter octavia = filter\\w* zraka ; octavia
filter ulja golf = filter\\w* ulja ; golf
filter kabine audi a4 = filter\\w* kabin ; a4
auspuh golf 4 = auspu|lonac ; golf ;; 2000
zadnji lonac bmw = lonac|auspu ;; bmw
metlice brisaca golf 5 = metlic|brisac ~ motoric ; golf ;; 2006
brisaci passat = metlic|brisac ~ motoric ; passat
volan golf 5 = \\bvolan ; golf ;; 2006
airbag golf = airbag|zracn ; golf
sjedista golf 5 = sjedist|sjedal ; golf ;; 2006
sicevi golf = sjedist|sjedal ; golf
patosnice golf 6 = patosnic ; golf ;; 2010
gumene patosnice octavia = (?=.*patosnic)(?=.*gumen) ; octavia
tepisi passat b6 = patosnic|tepi ; passat ;; 2007
krovni nosaci golf = nosac ; golf
kuka za vucu golf 5 = \\bkuka ; golf ;; 2006
euro kuka passat = \\bkuka ; passat
led bar = (?=.*\\bled\\b)(?=.*\\bbar\\b)
ksenon far audi a4 = (?=.*ksenon|.*xenon)(?=.*\\bfar) ; a4
xenon farovi bmw e90 = (?=.*ksenon|.*xenon)(?=.*\\bfar) ; serija-3 ;; 2007
vw golf karavan stop = ${STOP} ; golf
peugeot 206 far = ${FAR} ; 206
opel astra g hauba = \\bhaub ; astra ;; 2000
`;

const optional = (text: string) => text.trim() || undefined;

/** One query per line: `query = name pattern ~ unwanted ; model ; make ; year`. */
export const parseHandQueries = (list: string): HandQuery[] =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(' = ');
      const [patterns = '', model = '', manufacturer = '', year = ''] = line.slice(at + 3).split(';');
      const [name = '', not] = patterns.split(' ~ ');
      return {
        q: line.slice(0, at),
        name: new RegExp(name.trim()),
        not: not === undefined ? undefined : new RegExp(not.trim()),
        model: optional(model),
        manufacturer: optional(manufacturer),
        year: Number(year) || undefined,
      };
    });

export const HAND_QUERIES: readonly HandQuery[] = parseHandQueries(LIST);
