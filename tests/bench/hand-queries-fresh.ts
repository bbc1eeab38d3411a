import { parseHandQueries } from './hand-queries.ts';

const FAR = '\\bfar(ovi|a)?\\b|\\bprednj[ei] svjetl';
const STOP = '\\bstop\\b|zadnj\\w+ (lijev\\w+ |desn\\w+ )?svjetl|\\bstop lamp';

/**
 * A second hundred, written for the finished search before any of their results were seen; the first hundred were
 * used while the search was built. The first run found .926 of them in the demo catalogue and .953 in the labelled
 * one of 10,000; after that, five expectations were made as exact as their queries.
 */
export const FRESH_HAND_QUERIES = parseHandQueries(`
treba mi desni far za golfa 7 = (?=.*desn)(?=.*\\bfar) ; golf ;; 2014
imate li retrovizor za pasata 6 = retrovizor ~ stakl ; passat ;; 2007
cijena farova a3 8p = ${FAR} ; a3 ;; 2006
audi a6 c6 stop lampa lijeva = (?=.*\\bstop|.*zadnj\\w+ (lijev\\w+ )?svjetl)(?=.*lijev) ; a6 ;; 2007
audi a6 4f blatobran = blatobran ~ svjetl ; a6 ;; 2007
a4 b7 prednji branik s line = (?=.*branik)(?=.*prednj) ; a4 ;; 2006
retrovizr a4 b8 dsni = (?=.*retrovizor)(?=.*desn) ~ stakl ; a4 ;; 2010
bmw f30 far = ${FAR} ; serija-3 ;; 2014
bmw e60 hauba = \\bhaub ; serija-5 ;; 2006
petica e60 far lijevi = (?=.*lijev)(?=.*\\bfar) ; serija-5 ;; 2006
trojka e90 stop = ${STOP} ; serija-3 ;; 2007
bmw e46 retrovizor desni = (?=.*retrovizor)(?=.*desn) ~ stakl ; serija-3 ;; 2001
x5 e53 far = ${FAR} ; x5 ;; 2002
mercedes w211 far = ${FAR} ; e-klasa ;; 2005
merdjo w204 stop lampe = ${STOP} ; c-klasa ;; 2009
mercedes e klasa maska = \\bmask ; e-klasa
mercedes vito branik = branik ; vito
a klasa w169 retrovizor = retrovizor ~ stakl ; a-klasa ;; 2007
skoda fabia 2 far = ${FAR} ; fabia ;; 2010
fabija 1 retrovizor = retrovizor ~ stakl ; fabia ;; 2004
oktavia 2 prednji branik = (?=.*branik)(?=.*prednj) ; octavia ;; 2008
octavia a7 far desni = (?=.*desn)(?=.*\\bfar) ; octavia ;; 2015
superb 2 stopke = ${STOP} ; superb ;; 2011
шкода октавиа фар = ${FAR} ; octavia
polo 9n branik = branik ; polo ;; 2005
polo 6r farovi = ${FAR} ; polo ;; 2011
tiguan stop svjetlo desno = (?=.*\\bstop|.*zadnj\\w+ (desn\\w+ )?svjetl)(?=.*desn) ; tiguan
touran blatobran prednji lijevi = (?=.*blatobran)(?=.*lijev)(?!.*zadnj) ; touran
caddy retrovizor = retrovizor ~ stakl ; caddy
transporter t5 far = ${FAR} ; transporter ;; 2008
jetta hauba = \\bhaub ; jetta
sharan far = ${FAR} ; sharan
ibiza 6l far lijevi = (?=.*lijev)(?=.*\\bfar) ; ibiza ;; 2005
leon 1p branik prednji = (?=.*branik)(?=.*prednj) ; leon ;; 2008
seat leon stop = ${STOP} ; leon
astra h far desni = (?=.*desn)(?=.*\\bfar) ; astra ;; 2006
astra j retrovizor = retrovizor ~ stakl ; astra ;; 2012
corsa d branik = branik ; corsa ;; 2009
korsa c far = ${FAR} ; corsa ;; 2003
zafira b hauba = \\bhaub ; zafira ;; 2008
insignia farovi = ${FAR} ; insignia
vektra c blatobran = blatobran ~ svjetl ; vectra ;; 2005
focus 2 far = ${FAR} ; focus ;; 2007
fokus mk2 stop svjetla = ${STOP} ; focus ;; 2007
ford fiesta retrovizor lijevi = (?=.*retrovizor)(?=.*lijev) ~ stakl ; fiesta
mondeo mk4 branik = branik ; mondeo ;; 2009
megan 2 far = ${FAR} ; megane ;; 2005
reno klio 3 retrovizor = retrovizor ~ stakl ; clio ;; 2008
renault scenic stop = ${STOP} ; scenic
laguna 2 hauba = \\bhaub ; laguna ;; 2004
pezo 307 far desni = (?=.*desn)(?=.*\\bfar) ; 307
peugeot 407 branik prednji = (?=.*branik)(?=.*prednj) ; 407
pežo 308 retrovizor = retrovizor ~ stakl ; 308
citroen c4 stop lampa = ${STOP} ; c4
citroen c3 far = ${FAR} ; c3
berlingo retrovizor = retrovizor ~ stakl ; berlingo
fiat punto far = ${FAR} ; punto
grande punto branik = branik ; grande-punto ;; 2008
fijat stilo stop = ${STOP} ; stilo
fiat 500 retrovizor = retrovizor ~ stakl ; 500
yaris far = ${FAR} ; yaris
tojota korola retrovizor = retrovizor ~ stakl ; corolla
rav4 branik = branik ; rav4
qashqai far = ${FAR} ; qashqai
volvo v50 far = ${FAR} ; v50
mazda 6 stop = ${STOP} ; 6
plocice prednje golf 6 = (?=.*plocic)(?=.*prednj) ; golf ;; 2010
kocioni disk zadnji a3 = (?=.*disk)(?=.*zadnj) ~ plocic ; a3
kociona celjust prednja lijeva = (?=.*(celjust|klijest))(?=.*prednj)(?=.*lijev)
amortizer zadnji octavia 2 = (?=.*amortizer)(?=.*zadnj) ; octavia ;; 2008
prednji amortizeri a4 b8 = (?=.*amortizer)(?=.*prednj) ; a4 ;; 2010
feder prednji astra = (?=.*oprug|.*feder)(?=.*prednj) ; astra
alternator passat 2.0 tdi = (?=.*alternator)(?=.*2\\.0 tdi) ; passat
anlaser 2.0 tdi = (?=.*(anlaser|elektropokretac))(?=.*2\\.0 tdi)
elektropokretac golf 5 = anlaser|elektropokretac ; golf ;; 2006
lamela i korpa passat = kvacil ; passat
plivajuci zamajac = zamaj|plivaj
dvomaseni zamajac 2.0 tdi = (?=.*(zamaj|dvomasen))(?=.*2\\.0 tdi)
turbina 1.6 hdi = (?=.*turb)(?=.*1\\.6 hdi)
turbopunjac golf 1.9 tdi = (?=.*turb)(?=.*1\\.9 tdi) ; golf
dpf passat = \\bdpf ; passat
kondenzator klime golf 5 = hladnjak\\w* klime|kondenzator ; golf ;; 2006
hladnjak vode astra h 1.7 cdti = (?=.*hladnjak)(?!.*klim)(?=.*1\\.7 cdti) ; astra
set zupcastog remena 1.9 tdi = (?=.*zupcast)(?=.*1\\.9 tdi)
pk remen = \\bpk\\b
spaner remena = spaner
cistaci golf 6 = metlic|brisac ~ motoric ; golf ;; 2010
motoric brisaca = (?=.*motoric)(?=.*brisac)
akumulator 74 ah = (?=.*akumulator)(?=.*74 ?ah)
akumlator 60ah = (?=.*akumulator)(?=.*60 ?ah)
felne 18 5x112 crne = (?=.*crn)(?=.*felg)(?=.*18)(?=.*5x112)
alu felge 5x120 = (?=.*felg)(?=.*5x120)
celicne felge 15 = (?=.*felg)(?=.*celicn)
krovna kutija 420 = (?=.*kutij)(?=.*420)
kuka skidajuca golf = (?=.*kuka)(?=.*skidaj) ; golf
volan multifunkcija audi = (?=.*multif).*\\bvolan|\\bvolan.*multif ;; audi
sjedista kozna a6 = sjedist|koz ; a6
rucica mjenjaca 6 brzina = (?=.*rucic\\w* mjenjac)(?=.*6 brzin)
sportski auspuh inox = (?=.*(auspuh|lonac))(?=.*inox)
gvint ovjes golf = gvint ; golf
`);
