/**
 * Rarer names of engine, drive, chassis and brakes, as mechanics and sellers say them, in the form that part-names.ts
 * describes; a search understands them, but like those in part-names-foreign.ts they are not offered to anybody.
 */
export const RARE_MECHANICAL_PARTS = `
blok motora | blok mašine
glava motora | cilindar glava | glava mašine
karike klipa | prstenovi klipa | prsten klipa
ležaj radilice | stojeći ležaj | aksijalni ležaj | aksijalni ležaj radilice | polumjeseci radilice | ležaj bregaste
hidropodizač | hidrauličar | hidrauličari | hidraulični podizač | štelujući podizač ventila
uljna pumpa | pumpa za podmazivanje
usisnik ulja | korpa ulja | korpa uljne pumpe | usisna korpa uljne pumpe
karter | šolja ulja | donji karter
čep ulja | vijak kartera | čep za ulje karter | čep ulja kartera
šipka ulja | cug ulja | mjerna šipka ulja
hladnjak ulja | izmjenjivač topline ulja | izmjenjivač toplote
odušak motora | odma motora | odzračnik | odzračnik motora | oduška kartera | odušak kartera
pk remen | linijski remen | linijski kaiš | viseći remen
zupčasti remen | kajiš | kajš | zupčasti set | set kaiša
španer lanca | napinjač lanca
španer | napinjač | napinjač remena | vodeća rolica | rolica remena | španer remena alternatora | zatezač remena alternatora | španer pk remena | zatezač pk remena | rolica pk remena
remenica radilice | koturača radilice | demfer radilice | prigušivač radilice | koturača
remenica alternatora | frikciona remenica | klizna remenica
varijator bregaste | fazni varijator | varijator | vvt zupčanik | regulator bregaste | magnet bregaste | elektromagnet bregaste
nosač motora | papuča motora | motorne papuče | pecaljka | pecaljka motora | jastučić motora
nosač mjenjača | papuča mjenjača
plastični poklopac motora | poklopac motora plastika | plastika poklopca motora | poklopac motora dekor
zaštita motora | oklop motora
filter goriva | lonac filtera nafte
kućište filtera zraka | lonac filtera zraka | kutija zraka | kutija filtera
pumpa goriva | niskotlačna pumpa | pumpa nafte
pumpa visokog pritiska | vp pumpa | vn pumpa | pumpa vp | pumpa visokog napona | visokotlačna
dizna | diza | dize
podloška dizne | bakar ispod dizni | bakar dizne | bakreni dihtung dizne | dihtung dizne | dihtung ispod dizne | šajbna dizne
povrat goriva | preliv dizni | prelivno crijevo | crijevo povrata | crijeva povrata | prelivna cijev
rail cijev | common rail letva | cijev goriva rail
regulator pritiska goriva | ventil regulacije pritiska | drv ventil | regulacioni ventil goriva
plovak | senzor nivoa goriva | davač nivoa goriva | sonda rezervoara | mjerač goriva | pokazivač goriva | mjerač nivoa goriva
vratanca rezervoara | poklopac grla rezervoara | poklopac grla
karburator | fergazer | vergazer
usisna grana | usisna | kolektor usisa | grana usisa
klapna usisa | vrtložna klapna | vrtložne klapne
usisno crijevo | harmonika usisa | harmonika zraka | gofrirano crijevo | cijev zraka
crijevo turbine | ladedruk crijevo | crijevo punjenja | crijevo hladnjaka zraka | cijev punjenja
sportski filter zraka | pečurka filter | pečurkasti filter | cold air intake | air intake | kn filter
auspuh | krajnji lonac | završni lonac | endlonac | endtopf | kraj auspuha | pretlonac | pretkomora auspuha | ispušni sustav | lonci
sportski auspuh | sportski izduv | sportski ispuh | cat back | catback | straight pipe
izduvna grana | grana izduva | krimer | headers | manifold | sportska grana | sportska grana auspuha
pletenica auspuha | harmonika auspuha | elastična cijev auspuha | elastična cijev
protokomjer | protok zraka | senzor protoka zraka | senzor protoka
egr ventil | povrat izduvnih gasova | egr klapna
dpf senzor | diferencijalni senzor | senzor diferencijalni
adblue rezervoar | adblue tank | tank adblue | spremnik adblue
downpipe | turbo cijev auspuha
nosač auspuha | vješalica auspuha | vješalo auspuha
šelna | spojnica auspuha | šelnica | stezna obujmica | šelna za crijevo | obujmica crijeva
nastavak auspuha | kapica auspuha | nakrajak auspuha | vrhovi auspuha | dupli vrh auspuha
jezgro turbine | patrona turbine | core turbine | chra
aktuator turbine | westgejt | doza turbine | podtlačna doza turbine | vakuum doza turbine | podtlačna doza | podpritisna doza
elektroventil | n75 | vakum ventil | vakum ventil turbine | n18 ventil
blow off | pop off | bov | bov ventil | n249 | ispusni ventil turbine | popoff
sat pritiska turbine | mjerač pritiska turbine | merač pritiska turbine
senzor temperature | bimetal | termokontakt | kontakt ventilatora | termički prekidač | senzor temperature ulja | temperatura ulja senzor
crijevo hladnjaka | vodeno crijevo | crijevo rashladne | crijevo rashladne tečnosti | vodena cijev | metalna cijev vode
kućište termostata | flanša | flanša vode | flanša glave | prirubnica | razvodnik vode | priključak vode | flanč vode
visko | viskozna spojnica | viskofen | visko spojka
ventilator | elektroventilator
nosač hladnjaka | gornji vezni lim
maska | frontmaska | gril maska | kidney | roštilj
sušač klime | dehidrator | dehidrator klime | filter klime sušač
grijač kabine | radijator grijača | hladnjak grijača
filter kabine | filter kabinskog zraka
otpornik ventilatora | jež | ježić | jež ventilatora | ježić ventilatora | regulator ventilatora kabine | otpornik klime | regulator ventilatora
spojnica kompresora | elektromagnetna spojka kompresora | magnetna spojka | spojka kompresora
kvačilo | disk kvačila | lamela kvačila | potisna ploča | potisni tanjir | druk korpa | druk korpa kvačila | potisna ploča kvačila
potisni ležaj | izdisni ležaj | aksilager | ležaj kvačila | izdisni lager | hidrauličar kvačila
cilindar kvačila | centralni cilindar kvačila | centralni cilindar
ručica mjenjača | knauf | knauf mjenjača | dugme mjenjača | ručica šaltera | kurbla mjenjača | šaltknauf | šalt knauf | glava brzine | ručica brzina | kugla brzine | ručka brzine | dugme brzine | glava ručice
zamajac | švungara | dvomasni zamašnjak | dvomasni zamajac
zupčanik mjenjača | zupčanik brzine | zupčanik pete brzine | zupčanik pete | zupčanik getribe
sinhron | sinhroprsten | sinhron prsten | sinkron | sinhroni prsten
mehatronika | hidroblok | hidro blok | hidraulični blok | hidraulični blok mjenjača | ventil blok | ventilski blok | blok ventila | tcu
pretvarač momenta | wandler | vandler | turbina mjenjača
senzor brzine | davač kilometraže | davač kilometara
homokinetički zglob | kugla poluosovine | homokinetička kugla | kugla homokinetike | homozglob | vanjski zglob
tripoid | trokraka | trozub poluosovine | trozubac | unutrašnji zglob | unutarnji zglob
manžetna | prašnik | prašnjak
kardan | kardan osovina | kardanska šipka | kardan šipka
spojnica kardana | elastična spojka kardana | gumena spojka | elastična spojka | hardi disk
ležaj kardana | nosač kardana
diferencijal | špera | šperdifer | šper difer | lsd | blokada diferencijala | šperdiferencijal | kruška diferencijala | lsd diferencijal
reduktor | transfer kutija | redukcija | transfer case
amortizer | federbajn | fedebajn | federbein | federbajni
đon amortizera | federbajn ležaj | ležaj federbajna | gornji ležaj amortizera
viljuška | oscilirajuće rame | oscilujuće rame | oscilirajuća viljuška | oscilujuća viljuška | kontrolna ruka | trokut viljuška | klate | klatno | rame trapa
balans štangica | koska stabilizatora | kočić stabilizatora | štapić balansne | kost stabilizatora | štapić balansa | koska
gumica balans štange | gumice balansne | selen stabilizatora | selen balans štangle
kolijevka motora | subframe | pomoćni ram
ležaj točka | radnabe | radna glavčina | komplet ležaja točka
gvint ovjes | štelujući ovjes | gewinde trap | gvint trap
sportska opruga | spuštene opruge | niže opruge | spuštena opruga | lowering | spuštajući feder
razupora | upornica | upornica amortizera | šipka amortizera
seleblok | selen zadnjeg mosta | guma zadnjeg mosta | selen zadnje osovine | selen zadnjeg trapa | poliuretanski selen | selen grede
posuda serva | kantica servo ulja | kantica serva
aksijalna spona | aksijal | aksijalni zglob | aksijalka
spona | krajnik volana | kraj volana | krajnica volana
stub volana | krst volana | krst kolone volana | elektro stub volana | krstić volana
stikla volana | poluge volana | ručice volana | poluga ispod volana | prekidač ispod volana | šalter žmigavaca | komanda žmigavca | šalter žmigavca | dugmad volana | ručica žmigavaca
spirala airbaga | žica volana | šlajf traka | šnek volana | kolut volana | slip ring | šlajfring | klizni prsten volana
kontakt brava | blokada volana | cilindar paljenja | zindšlos | zind brava | ležište ključa
senzor ugla volana | lws senzor | lws
skidač volana | glavčina volana | nabla volana | naba volana
kočiona pločica | bremsklotz | bremsklocne | brems pločice
lajtung | gibljivo crijevo kočnice | pancir crijevo | pancir crijeva | čelično crijevo kočnice | fleksibilno crijevo kočnice | kočiono fleksibilno crijevo | bakarna cijev | bakarna cijev kočnica
vodilice kliješta | klizači kliješta | klizač kliješta | klizač čeljusti
set gumica kliješta | repair kit kliješta | reparacija kliješta | reparacioni set kliješta
klip čeljusti | set klipa kliješta
bubanj kočnice | bremstrumel | bremstromla | doboš kočnice | trommel | trumla
kočioni cilindar | radcilindar | kočni cilindrić | kočni cilindar
glavni kočioni cilindar | glavni cilindar kočnica | glavni cilindar kočnice
sajla ručne kočnice | sajla parkirne | sajla parkirne kočnice
ručna kočnica | elektronska ručna | hidraulična ručna
motor ručne kočnice | motorić elektronske ručne | motor parkirne kočnice | motorić parkirne
lim diska | štit diska | prašnik diska | štit kočnice
senzor pločica | kabl pločica
senzor abs | senzor točka | senzor broja okretaja točka
tečnost za kočnice | dot 4 | dot4 | dot 5
prekidač stop svjetla | stop prekidač | svič kočnice | prekidač stopa | svič stop svjetla
pedala | senzor gasa | senzor pedale gasa
košuljica cilindra | hilzna | hilzne | hilzna cilindra
zračna opruga | mijeh | mijeh ovjesa
kompresor zračnog ovjesa | kompresor airmatic
vakuum pumpa | podpritisna pumpa | podtlačna pumpa
posudica vode | kantica vode | kantica za vodu | kantica antifriza
lanac motora | set lanca motora | komplet lanca motora
manžetna mjenjača | okvir mjenjača | okvir ručice mjenjača
servo kočnice | vakuum aparat | vakum aparat | servo aparat | servo doboš
automat anlasera | solenoid anlasera | elektromagnet anlasera | relej anlasera
pk remen | remen ventilatora | remen kompresora klime | remen klima kompresora | remen pumpe vode
rail cijev | magistrala dizni | magistrala goriva | rail magistrala | common rail cijev | sabirnica goriva
pumpa visokog pritiska | visokotlačna pumpa goriva | pumpa goriva visokog pritiska | visokopritisna pumpa goriva
pumpica stakla | pumpica prskalice | pumpica za prskalice | pumpica prskalica stakla | pumpa tečnosti stakla
potisni ležaj | piksna kvačila | potisna piksna | otpusni ležaj | otpusni ležaj kvačila
cilindar kvačila | sekundarni cilindar kvačila | primarni cilindar kvačila
ručica mjenjača | pečurka mjenjača
otpornik ventilatora | predotpor ventilatora | predotpornik ventilatora | predotpor
cijev auspuha | flanša auspuha | prirubnica auspuha | koljeno auspuha | krivina auspuha
aktuator turbine | ruža turbine
jezgro turbine | propeler turbine | kolo turbine
remenica alternatora | spojnica alternatora | remenica slobodnog hoda
šipka ulja | sonda za ulje | špica ulja | pokazivač ulja | pokazivač nivoa ulja
plovak | sonda goriva
bregasta | usisna bregasta | izduvna bregasta | ispušna bregasta
zračna opruga | mijeh ovjesa | zračni mijeh | balon zračnog ovjesa | jastuk zračnog ovjesa
posudica vode | ekspanziona posuda vode | ekspanziona posuda antifriza
visko | visko spojka ventilatora
šina sjedišta | podizač sjedišta
spirala airbaga | traka volana airbaga
hladnjak klime | kondenzer | kondenzer klime
lim diska | ploča kočnice | štitnik diska
ulje | dvotaktol | dvotaktno ulje
auspuh | prigušivač | prigušivač auspuha | prigušna komora
stub volana | volanska osovina | krst volana | krst volanske osovine | servo stub | stub servo volana
bobina | špulna paljenja | špulna
crijevo turbine | koljeno turbine
`;
