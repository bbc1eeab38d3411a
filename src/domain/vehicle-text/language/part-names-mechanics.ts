/** Names of brakes, chassis, engine, electrics and interior, in the form that part-names.ts describes. */
export const MECHANICAL_PARTS = `
kočiona pločica | disk pločica | kočna pločica | pločica | pakna | plocica kocnica | obloga kočnice | pakne | bremzpakna | disk pločice | kočne obloge | plakete | kočione obloge | bremzpakne | klocne | kočne pločice | disk plocica
kočioni disk | disk kočnice | kočni disk | disk kočioni | disk | bremzšajbna | disk ploča | bremzšajba | bremzšajbe | kočna ploča | šajba kočnice | diskovi kočnica | rotor kočnice
bubanj kočnice | kočioni bubanj | doboš
kočnica | kočioni sistem | bremza | bremzen | kočnice | bremze
kočiona čeljust | klješta | kočiona klješta | kliješta kočnice | kočiona kliješta | čeljust kočnice | kočiono kliješte | čeljusti | bremzcilindar | bremzsatla | bremzsatl | sedlo kočnice | satla | kliješte | kliješta
ručna kočnica | parkirna kočnica | handbremza
sajla ručne kočnice | sajla ručne
glavni kočioni cilindar | kočiona pumpa
servo kočnice | servo uređaj kočnice
abs pumpa | abs jedinica | abs blok
senzor abs | abs senzor | senzor brzine točka
amortizer | štosdemfer | štosdemper | noga amortizera | šokamortizer | stosdemper | šok apsorber | stoštemper | štosdemper zadnji | štosdamfer | štozdemfer | štosdemferi | amortizeri
opruga | feder | spirala | gibanj | federi | opruge | fedr | spiralna opruga | lisnata opruga | gibnjevi
sportska opruga | spuštajuća opruga | sportski feder | spuštajući federi | spušteni federi | spuštanje | lowering opruge
zračna opruga | zračni jastuk ovjesa | zračni ovjes
đon amortizera | gumica amortizera | šolja amortizera | oslonac amortizera | ležaj amortizera
viljuška | rame | poluga ovjesa | vilica ovjesa | kontrol rame | vođica | ramena | vilica | trapez | trapezno rame | kverlenker | oscilirajuće rame | gornje rame | donje rame
kugla | kugla viljuške | zglob viljuške | šarnirka | kuglasti zglob | kugla trapa | trag kugla
spona | kraj spone | krajnik | sponica | kugla spone | špurštangla | špurštanga | spurštangla | krajnik spone | spone | kraj letve | spur štangla | glava spone
balans štangica | štangica stabilizatora | karika stabilizatora | koplje stabilizatora | štangica balansa | stabilizator štangica | pendel | balans štange
stabilizator | balans štangla | štangla stabilizatora | stabilizator trapa | balans štanga | torziona štanga
ležaj točka | glavčina | lager točka | glavina točka | ležaj kotača | ležište točka | lager kotača | glavina | glavina kotača | radlager | nabla | nabla točka | glavčina točka | glavčine | lager glavčine
homokinetički zglob | homokinetik | zglob poluosovine | homokinet | zglob homokinetike | manžetna poluosovine | homokinetički
poluosovina | pogonsko vratilo | poluosovina komplet | polosovina | poluos | pogonska poluosovina | antrib | antrib vela | pogonska osovina
kardan | kardansko vratilo | kardansko | kardanska osovina | kardanska glava
diferencijal | difer | diferencijal zadnji
most | zadnji most | osovina
nosač motora | jastuk motora | seleblok motora | blok motora gumeni | silentblok motora | zilenblok motora | guma motora | nosač mjenjača | jastuk mjenjača
seleblok | silenblok | gumica stabilizatora | zilenblok | silentblok | selen blok | guma ramena
cilindar kvačila | pumpica kvačila | pumpa kvačila
kvačilo | set kvačila | kuplung | lamela | korpa kvačila | komplet kvačila | set kuplunga | komplet kuplunga | kvačilo komplet | spojka | kupling | kuplong | lamele | druk lamela | korpa i lamela | set lamele | spojnica kvačila
potisni ležaj | druk lager | potisni lager | drukleger | druklager | druk leger | hidraulični ležaj | potisnik
zamajac | plivajući zamajac | dvomaseni zamajac | plivajući | dvomaseni | švung | zamašnjak | švungrad | dvomasovni zamajac | plivajuci zamajac | dvomasa
mjenjač | getriba | menjačka kutija | mjenjačka kutija | getriba mjenjač | menjač | getrieba | getribe | mjenjačka | automatski mjenjač | getrib
ručica mjenjača | ručka mjenjača | kugla mjenjača | glava mjenjača | šalthebl | šalter mjenjača | poluga mjenjača | kugla getribe
motor | agregat motora | mašina | polumotor
glava motora | glava | cilindarska glava | poklopac glave | cilinderkopf
klip | klipovi | kolben | karike klipa
radilica | koljenasto vratilo | kurbla | kurbelvela | koljenasta osovina
bregasta | bregasto vratilo | bregasta osovina | bregasto | nokenvela | bregasta vela
karter | kada ulja | korito ulja | olvana | ölvana | uljno korito
jezgro turbine | kartuša turbine | srce turbine | srednji dio turbine
turbina | turbo | turbopunjač | turbo kompresor | turbokompresor | turbine | turbopunjac | turbo punjač | turbina motora
dizna | brizgaljka | injektor | brizgaljke | dizne | brizgač | brizgalica | injektori | pumpa dizna | pumpadizna
pumpa visokog pritiska | bosch pumpa | visokotlačna pumpa | pumpa visokog tlaka | visokopritisna pumpa | bošpumpa | bosch pumpa visokog pritiska | einspritz pumpa | ajnšpric pumpa
pumpa goriva | pumpa za gorivo | gorivna pumpa | pumpa u rezervoaru
vodena pumpa | pumpa vode | pumpa za vodu | vaserpumpa | vodna pumpa | wasserpumpa
uljna pumpa | pumpa ulja
servo pumpa | pumpa servo volana | servo volan pumpa | servopumpa | pumpa serva
egr ventil | egr | agr ventil
klapna gasa | leptir gasa | leptir klapna | gasna klapna
protokomjer | protokomer zraka | mjerač protoka zraka | maf senzor | lmm | protokomer | mass air flow | luftmaser | luft mesa | luftmasa
alternator | lima mašina | generator | lihtmašina | liht mašina | limašina | lihtmasina | lajtmašina
anlaser | elektropokretač | pokretač | starter | anlasser | anlasar | elektro pokretač | starter motor | zaganjač
akumulator | baterija | akumulatorska baterija | akomulator | akumlator | aku | batrija
svjećica | svećica paljenja | svijećica | sfjećica | svjećice | svećica | kerca
grijač | žarnica | grijač motora | svjećica grijač | grijači | žarna svjećica | glow plug | gliker | grijač dizela
bobina | indukcioni kalem | paljenje bobina | bobine | zindšpula | zind špula | indukcijski svitak | indukcioni svitak | cindšpula
zupčasti remen | kaiš | remen | zupčasti kaiš | zupčasti | set zupčastog remena | set razvoda | veliki servis | remen zupčasti | canrimen | canrimer | cahnrimen | set zupčastog kaiša | razvodni remen | remen razvoda | komplet remena
pk remen | kanalni remen | mikro remen | klinasti remen | pk kaiš | rebrasti remen | rebrasti kaiš | remen alternatora | kaiš alternatora | keilrimen | klinasti kaiš | kajlrimen
španer | zatezač | zatezač remena | roler | španeri | natezač | natezač remena | zatezač kaiša | rolica | rola remena | španer kaiša | španer lanca
lanac za snijeg | lanci za snijeg | zimski lanac | snježni lanac
lanac motora | set lanca | lanac | razvodni lanac | lanac razvoda | ketna | lančanik
hladnjak vode | hladnjak motora | hladnjak | kiler | kiler vode | kiler motora | radijator | hladnjak tekućine | kuler | hladnjaci | kiler hladnjaka | kiler tečnosti | vodeni hladnjak | kilerica | kuhler | radijator vode | radijator motora | hladilo
hladnjak klime | kondenzator klime | kondenzator | kondenser klime | kiler klime | kuler klime | radijator klime | klima hladnjak | klimakiler | kondenzator ac
hladnjak ulja | uljni hladnjak | kiler ulja | radijator ulja | uljni kiler
interkuler | intercooler | hladnjak zraka | hladnjak turbine | hladnjak interkulera | hladnjak turba | intecooler | međuhladnjak | interculer | ladnjak zraka | kiler zraka | kiler turbine
kompresor klime | klima kompresor | kompresor ac | klimakompresor
termostat | termostat kućište
ventilator | ventilator hladnjaka | propeler hladnjaka | lufter | ventilator motora | vetilator | propeler
grijač kabine | hladnjak grijanja | radijator grijanja | hladnjak kabine | kiler grijanja | hajcung | grijanje kabine | peć grijanja
filter ulja | uljni filter | elfilter | ulfilter
filter zraka | zračni filter | filter vazduha | vazdušni filter | filter zraka motora | luftfilter | luft filter
filter kabine | kabinski filter | polenski filter | filter polena | filter klime | filter peludi | filter mikro | mikrofilter | filter prašine | pollen filter
filter goriva | filter nafte | gorivni filter | filter dizela | filter benzina
filter
dpf filter | dpf | filter čestica | fap filter | filter krutih čestica | filter čađi | čađi filter | dpf katalizator
katalizator | kat | kataliza | kata | kat auspuha
auspuh | izduv | izduvni sistem | izduvni sistemi | lonac | auspuh lonac | zadnji lonac | ispušni lonac | izduvni lonac | auspuf | ispuh | aufspuh | auspuv | auspuc | ispušni sistem | ispušna cijev | prednja cijev auspuha | srednji lonac | auspih | sulundar
lambda sonda | sonda | lambda
cijev auspuha | krak auspuha | izduvna cijev | fleksibilna cijev auspuha | rezonator
izduvna grana | ispušna grana | krak izduva | auspuh grana | krimler
usisna grana | usis
parking senzor | senzor parkiranja | pdc senzor | senzor za parkiranje
letva volana | letva upravljača | zupčasta letva | servo letva | upravljačka letva | lenkung | lenk getriba | zupčasta letva volana | volanska letva | letva serva
volan | upravljač | volan kožni | lenrad | upravljač auta | volan sportski
zračni jastuk | airbag | vazdušni jastuk | erbag | erbeg | airbeg | srs jastuk | ajrbag | zračni jastuci | airbag volana
sigurnosni pojas | pojas
zadnja klupa | zadnje sjedište
naslon za ruku | rukonaslon | podlakatnik
naslon za glavu | uzglavlje
manžetna mjenjača | manžeta mjenjača | kožica mjenjača | koža mjenjača
tapacirung | tapacir vrata | tapacirung vrata | obloga vrata | panel vrata
enterijer | interijer
sjedište | sjedalo | sic | sjedišta | fotelja | sjedala | sicevi | sitz | kožna unutrašnjost | koža unutrašnjost
instrument tabla | kilometar sat | instrument ploča | sat | kilometar | kombi instrument | satovi | tabla sat | kilometarsat | kilometersat | tacho | taho | tahometar | brzinomjer | sat table | tabla instrumenata | ploča instrumenata
radio | multimedija | navigacija | cd radio | autoradio
brisač | metlica | metlica brisača | metla brisača | čistač | čistač stakla | brisači | metlice | brisalica | višer | brisač stakla
mehanizam brisača | trapez brisača | poluge brisača
ručica brisača | ruka brisača | krak brisača
motorić brisača | motor brisača | elektromotor brisača | motor brisača stakla
pumpica stakla | pumpa brisača | pumpa za brisače | pumpica brisača | pumpica vode stakla | pumpica perača
krovni nosač | krovni prtljažnik | nosač za krov | šipke krova | šipke za krov | krovne šipke | nosači krova | štangle krova | krovne štangle | tetive | tetive krovne | krovne tetive | gepek krovni | reling | relinzi | poprečni nosač
krovna kutija | krovne kutije | kutija za krov | krovni kofer | roof box | krovni kufer | krovni box | kofer krovni | kufer za krov | thule kutija
patosnica | patosnice | fusmatna | fuspatna | podmetač | tepih | tepisi | otirač | gumeni tepih | tepison | gumene patosnice | gumice poda | patosnic
kadica gepeka | kadica za gepek | korito gepeka | kada gepeka | tepih gepeka | tepih za gepek | gumeni tepih za gepek | zaštita gepeka | patosnica gepeka
presvlaka | navlake sjedišta | presvlake sjedišta | navlake | presvlake
računar motora | ecu | kompjuter motora | motorni računar | centralna jedinica | steuergerat | štojergeret | upravljačka jedinica | mozak motora
sajla mjenjača
stikla volana | ručice žmigavca | prekidač volana | poluga žmigavca | komande volana | štikla volana | lenkštok
kontakt brava | brava paljenja | cilindar brave | kontakt cilindar
ključ
rezervoar | rezervoar goriva | tank goriva
posudica vode | ekspanziona posuda | posuda antifriza | flaša vode | kompenzaciona posuda | posuda rashladne
ulje | motorno ulje
antena
sirena | truba
kamera | rikverc kamera | kamera za vožnju unazad
alarm
dihtung | zaptivka | brtva | zaptivač
simering | semering
crijevo | šlauf
remenica | šajba radilice
šarka | šarnir
lajtung | lajtunzi | instalacija kočnice | bremzlajtung | kočiona cijev | kočiono crijevo | crijevo kočnice
distancer | distanceri | proširenje točka | prošireni točkovi | spejser | spacer
downpipe | daunpajp | dawnpipe
kapa felge | čep felge | čepić felge | čepovi felgi | poklopčić felge
vijak točka | šaraf točka | šarafi točkova | šarafi za felge | matica točka
rezervni točak | rezerva | rezervna guma | rezervni kotač | dojazdni točak
`;
