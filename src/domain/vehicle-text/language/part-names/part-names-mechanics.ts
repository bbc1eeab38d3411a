/** Names of brakes, chassis, engine, electrics and seats, in the form that part-names.ts describes. */
export const MECHANICAL_PARTS = `
kočiona pločica | disk pločica | kočna pločica | pločica | plocica kocnica | obloga kočnice | disk pločice | kočne obloge | plakete | kočione obloge | klocne | kočne pločice | disk plocica | pločice kočnica | bremze pločice | bremzpločice | bremsne pločice
kočiona pakna | pakna | pakne | bremzpakna | bremzpakne | kočiona papuča | kočione papuče | obloga bubnja | pakne bubnja | čeljust bubnja | pakne kočnica | kočne pakne | pakna kočnice
kočioni disk | disk kočnice | kočni disk | disk kočioni | disk | bremzšajbna | disk ploča | bremzšajba | bremzšajbe | kočna ploča | kočiona ploča | šajba kočnice | diskovi kočnica | rotor kočnice | kočioni kolut | kolut kočnice | koluti kočnica | bremz disk | bremzdisk | bremsšajba | šajbna kočnice | kočiona šajbna | kočiona šajba
bubanj kočnice | kočioni bubanj | doboš | bubanj | bubnjevi
kočnica | kočioni sistem | bremza | bremzen | kočnice | bremze
kočiona čeljust | klješta | kočiona klješta | kliješta kočnice | kočiona kliješta | čeljust kočnice | kočiono kliješte | čeljusti | bremzcilindar | bremzsatla | bremzsatl | sedlo kočnice | satla | kliješte | kliješta | bremzsatlo | kočiono sedlo | kaliper
veliki kočioni set | kočioni set | kočioni komplet | big brake kit
ručna kočnica | parkirna kočnica | handbremza
sajla ručne kočnice | sajla ručne
motor ručne kočnice | motorić ručne kočnice | motor ručne
glavni kočioni cilindar | kočiona pumpa | pumpa kočnice | glavni cilindar
servo kočnice | servo uređaj kočnice | kočioni servo | pojačivač kočnica | pojačivač kočnice | bremzer | servo uređaj | servo bubanj | vakum servo | vakuum servo
abs pumpa | abs jedinica | abs blok | motor abs | motor abs pumpe | abs modul | modul abs | abs agregat | hidroagregat | kompjuter abs | računar abs | abs kompjuter | abs računar | esp modul | esp pumpa | esp jedinica | esp blok
senzor abs | abs senzor | senzor brzine točka
amortizer | štosdemfer | štosdemper | noga amortizera | šokamortizer | stosdemper | šok apsorber | stoštemper | štosdamfer | štozdemfer | štosdemferi | amortizeri | štosdempferi | štosdempfer | štosdemperi | stosdemferi | patrona amortizera | uložak amortizera | mc pherson | mcpherson amortizer | mekferson amortizer
opruga | feder | spirala | gibanj | federi | opruge | fedr | spiralna opruga | lisnata opruga | gibnjevi | fedra | federa
sportska opruga | spuštajuća opruga | sportski feder | spuštajući federi | spušteni federi | spuštanje | kit za spuštanje | set za spuštanje | kitovi za spuštanje | lowering opruge
zračna opruga | zračni jastuk ovjesa | zračni ovjes | vazdušni jastuk ovjesa | zračni balon | balon ovjesa | vazdušni ovjes | airmatic | zračno ogibljenje | vazdušno ogibljenje | zračni amortizer | vazdušni amortizer
đon amortizera | gumica amortizera | šolja amortizera | oslonac amortizera | ležaj amortizera | šoljica amortizera | šolje amortizera | čašica amortizera | tanjir opruge | tanjir amortizera | šoljica opruge | nosač amortizera
viljuška | rame | poluga ovjesa | vilica ovjesa | kontrol rame | vođica | ramena | vilica | trapez | trapezno rame | kverlenker | oscilirajuće rame | gornje rame | donje rame | kverlenkeri | poprečna vilica | poprečna viljuška | poprečna vođica | poprečno rame | trougao viljuška | trougaona viljuška | trokutasto rame | donja vođica | gornja vođica
kugla | kugla viljuške | zglob viljuške | šarnirka | kuglasti zglob | kugla trapa | trag kugla | kuglasta glava | kugla ramena | jabučica | jabučica ramena | kuglica ramena
spona | kraj spone | krajnik | sponica | kugla spone | špurštangla | špurštanga | spurštangla | krajnik spone | spone | kraj letve | spur štangla | glava spone | trag spona | krajnica | kugla letve | spona volana | jabučica spone | jabučica volana
balans štangica | štangica stabilizatora | karika stabilizatora | koplje stabilizatora | štangica balansa | stabilizator štangica | pendel | balans štange | štap stabilizatora | štapić stabilizatora | spona stabilizatora | veza stabilizatora | seka stabilizatora | štangica | štangice
stabilizator | balans štangla | štangla stabilizatora | stabilizator trapa | balans štanga | torziona štanga | balans poluga | balansna poluga | poluga stabilizatora | balansna štangla | stabilizatorska šipka | šipka stabilizatora | štangla trapa
ležaj točka | glavčina | lager točka | glavina točka | ležaj kotača | ležište točka | lager kotača | glavina | glavina kotača | radlager | nabla | nabla točka | naba | naba točka | glavčina točka | glavčine | lager glavčine | radlageri | ležaj glavčine | ležaj nabe | glavčina s ležajem | naba s ležajem
homokinetički zglob | homokinetik | zglob poluosovine | homokinet | zglob homokinetike | homokinetički | zglob točka | zglob | homokinetički zglobovi | homokinetik zglob
poluosovina | pogonsko vratilo | poluosovina komplet | polosovina | poluos | pogonska poluosovina | antrib | antrib vela | pogonska osovina
tripoid | tripod | tripoda | trokraki zglob | unutrašnji zglob poluosovine
kardan | kardansko vratilo | kardansko | kardanska osovina | kardanska glava
diferencijal | difer
most | zadnji most | osovina
nosač motora | jastuk motora | seleblok motora | blok motora gumeni | silentblok motora | zilenblok motora | guma motora | silent motora | silent blok motora | selen motora | gumeni nosač motora | nosač agregata | nosač mašine | gumeni nosač | podmetač motora | donji nosač motora | momentni nosač | kost motora | kost nosač
nosač mjenjača | jastuk mjenjača | guma mjenjača | seleblok mjenjača | silentblok mjenjača | silent mjenjača | silent blok mjenjača | selen mjenjača | kost mjenjača
seleblok | silenblok | zilenblok | silentblok | selen blok | guma ramena | selen | seleni | selen ramena | selen trapa | selen mosta | gumica ramena | gumica trapa | guma trapa | silent blok | silent | silenti | silend blok | silen blok | selenblok | selen gumica | silent ramena | silent blok ramena | silent mosta | fluidblok | silenblok trapa
cilindar kvačila | pumpica kvačila | pumpa kvačila | glavni cilindar kvačila | pomoćni cilindar kvačila | radni cilindar kvačila
kvačilo | set kvačila | kuplung | lamela | korpa kvačila | komplet kvačila | set kuplunga | komplet kuplunga | kvačilo komplet | spojka | kupling | kuplong | lamele | druk lamela | korpa i lamela | set lamele | spojnica kvačila | korpa
potisni ležaj | druk lager | druk ležaj | potisni lager | drukleger | druklager | druk leger | hidraulični ležaj | potisnik
zamajac | točak zamajac | plivajući zamajac | dvomaseni zamajac | plivajući | dvomaseni | švung | zamašnjak | švungrad | dvomasovni zamajac | plivajuci zamajac | dvomasa | švungrat
mjenjač | getriba | menjačka kutija | mjenjačka kutija | getriba mjenjač | menjač | getrieba | getribe | mjenjačka | automatski mjenjač | getrib | getribe mjenjača | ručni mjenjač | manualni mjenjač | manuelni mjenjač | schaltgetriebe
ručica mjenjača | ručka mjenjača | kugla mjenjača | glava mjenjača | šalthebl | šalter mjenjača | poluga mjenjača | kugla getribe
motor | agregat motora | mašina | polumotor | agregat | poluagregat | poluagregat motora | kompletan motor
glava motora | glava | cilindarska glava | poklopac glave | cilinderkopf
klip | klipovi | kolben
karike klipa | klipne karike | klipni prstenovi | karike | karike motora | set karika
radilica | koljenasto vratilo | kurbla | kurbelvela | koljenasta osovina | koljenasta
bregasta | bregasto vratilo | bregasta osovina | bregasto | nokenvela | bregasta vela
karter | kada ulja | korito ulja | olvana | ölvana | uljno korito
jezgro turbine | kartuša turbine | srce turbine | srednji dio turbine | srž turbine | kartuš | kartuš turbine | jezgra turbine
turbina | turbo | turbopunjač | turbo kompresor | turbokompresor | turbine | turbopunjac | turbo punjač | turbina motora | turbokompresor motora
dizna | brizgaljka | injektor | brizgaljke | dizne | brizgač | brizgalica | injektori | pumpa dizna | pumpadizna | injektor dizna | brizgač goriva | dizna goriva | šprica | šprice | injektor goriva | piezo dizna | mlaznica
pumpa visokog pritiska | bosch pumpa | dizel pumpa | diesel pumpa | visokotlačna pumpa | pumpa visokog tlaka | visokopritisna pumpa | bošpumpa | bosch pumpa visokog pritiska | einspritz pumpa | ajnšpric pumpa | common rail pumpa | visoka pumpa | pumpa visoka | pumpa visokog | visokopritisna | bosh pumpa | boš pumpa
pumpa goriva | pumpa za gorivo | gorivna pumpa | pumpa u rezervoaru | niska pumpa | niskopritisna pumpa | pumpa niskog pritiska | potopna pumpa | uronska pumpa | benzinska pumpa | benzin pumpa | pumpa benzina | pumpa u tanku
vodena pumpa | pumpa vode | pumpa za vodu | vaserpumpa | vodna pumpa | wasserpumpa | vasserpumpa | vaser pumpa
uljna pumpa | pumpa ulja | elpumpa
servo pumpa | pumpa volana | pumpa servo volana | servo volan pumpa | servopumpa | pumpa serva | motor serva | motor servo volana | motor servo pumpe | servo | servo volan | servo upravljača
egr ventil | egr | agr ventil | motor egr | motor egr ventila
hladnjak egr | egr hladnjak | agr hladnjak | kuler egr | egr kuler | kiler egr | egr kiler | hladnjak ispušnih plinova
klapna gasa | leptir gasa | leptir klapna | gasna klapna | drosel klapna | drosel | drosl klapna | gasklapna | tijelo gasa | throttle body | droseklapna
protokomjer | protokomer zraka | mjerač protoka zraka | maf senzor | lmm | protokomer | mass air flow | luftmaser | luft mesa | luftmasa | luftmengenmeser | mjerač zraka | luftmaser | luftmeser | luftmasen | protokomjer zraka | maf
alternator | lima mašina | generator | lihtmašina | liht mašina | limašina | lihtmasina | lajtmašina | lihtmašin | lihtmasin | dinamo | altenator
anlaser | elektropokretač | pokretač | starter | anlasser | anlasar | elektro pokretač | starter motor | zaganjač | alnaser | analser
akumulator | baterija | akumulatorska baterija | akomulator | akumlator | aku | akumolator
svjećica | svećica paljenja | svijećica | sfjećica | svjećice | svećica | kerca | svjećica paljenja | benzinska svjećica | svijeća | svijeća paljenja
grijač | žarnica | grijač motora | svjećica grijač | grijači | žarna svjećica | glow plug | gliker | grijač dizela
bobina | indukcioni kalem | paljenje bobina | bobine | zindšpula | zind špula | indukcijski svitak | indukcioni svitak | cindšpula | modul paljenja | coil | kalem paljenja | bobina paljenja
zupčasti remen | kaiš | remen | zupčasti kaiš | zupčasti | set zupčastog remena | remenski set | remenski komplet | set razvoda | razvod | veliki servis | remen zupčasti | canrimen | canrimer | cahnrimen | set zupčastog kaiša | razvodni remen | remen razvoda | komplet remena | cankrimen | canrem | canremen | zupčenik | zupčenje | set zupčenja
pk remen | kanalni remen | mikro remen | klinasti remen | pk kaiš | rebrasti remen | rebrasti kaiš | remen alternatora | kaiš alternatora | remen klime | remen serva | keilrimen | klinasti kaiš | kajlrimen | fenremen | mikroremen | mikro kaiš | multirib remen | remen servo pumpe | remen vodene pumpe
španer | zatezač | zatezač remena | roler | španeri | natezač | natezač remena | zatezač kaiša | rolica | rola remena | španer kaiša | španrola | španrolna | španer zupčastog | roler zupčastog | zatezač zupčastog
lanac za snijeg | lanci za snijeg | zimski lanac | snježni lanac
lanac motora | set lanca | lanac | razvodni lanac | lanac razvoda | ketna | lančanik | lanac bregaste | lanac bregastih | set lanaca
španer lanca | zatezač lanca | natezač lanca | roler lanca | rolica lanca
klizač lanca | klizači lanca | vođica lanca | vodilica lanca | vodilice lanca
hladnjak vode | hladnjak motora | hladnjak | ladnjak | ladnjak vode | ladnjak motora | kiler | kiler vode | kiler motora | radijator | hladnjak tekućine | hladnjak rashladne tečnosti | kuler | hladnjaci | kiler hladnjaka | kiler tečnosti | vodeni hladnjak | kilerica | kuhler | radijator vode | radijator motora | hladilo | kuler vode | vaserkiler | kiler za vodu | kaseta hladnjaka | paket hladnjaka
hladnjak klime | ladnjak klime | kondenzator klime | kondenzator | kondenser klime | klima hladnjak | klimakiler
hladnjak ulja | uljni hladnjak | kiler ulja | radijator ulja | uljni kiler | izmjenjivač ulja | izmjenjivač topline
interkuler | intercooler | hladnjak zraka | hladnjak turbine | hladnjak interkulera | hladnjak turba | intecooler | međuhladnjak | interculer | ladnjak zraka | kiler zraka | kiler turbine | interkuler kiler | ladeluftkiler | ladluftkiler | ladeluft | ladeluft kiler | ladluft
kompresor klime | klima kompresor | klimakompresor
termostat | termostat kućište
set hladnjaka | garnitura hladnjaka
ventilator | ventilator hladnjaka | propeler hladnjaka | lufter | ventilator motora | motor ventilatora hladnjaka | vetilator | propeler | kilerlufter | ventilator kilera | difuzor ventilatora | okvir ventilatora | difuzor hladnjaka | elisa | elisa ventilatora
grijač kabine | hladnjak grijanja | radijator grijanja | hladnjak kabine | kiler grijanja | hajcung | grijanje kabine | peć grijanja | kalorifer | kaloriferi | kaloriferski hladnjak | hladnjak kalorifera | peć kabine
filter ulja | uljni filter | elfilter | ulfilter
filter zraka | zračni filter | filter vazduha | vazdušni filter | filter zraka motora | luftfilter | luft filter
sportski filter zraka | sportski filter | otvoreni filter | direktni usis | sportski usis | hladni usis | usisni kit
filter kabine | kabinski filter | polenski filter | filter polena | filter klime | filter peludi | filter mikro | mikrofilter | filter prašine | pollen filter
filter goriva | filter nafte | gorivni filter | filter dizela | filter benzina
filter mjenjača | filter automatskog mjenjača | filter automatika | filter dsg | filter ulja mjenjača
filter
set filtera | komplet filtera | mali servis | servisni set | set za servis
dpf filter | dpf | filter čestica | fap filter | filter krutih čestica | filter čađi | čađi filter | dpf katalizator | fap
katalizator | kat | kataliza | kata | kat auspuha
auspuh | izduv | izduvni sistem | izduvni sistemi | lonac | auspuh lonac | ispušni lonac | izduvni lonac | auspuf | ispuh | aufspuh | auspuv | auspuc | ispušni sistem | ispušna cijev | prednja cijev auspuha | auspih | sulundar | auspuh cijev | auspuh sistem
sportski auspuh | sportski lonac
lambda sonda | sonda | lambda
cijev auspuha | krak auspuha | izduvna cijev
rezonator | rezonator auspuha
pletenica auspuha | pletenica | fleksibilna cijev auspuha | flex cijev | fleks cijev | fleks auspuha | flekser | flexer | fleksibilna cijev | fleksibilno crijevo auspuha | flex auspuha | flex | fleks
izduvna grana | ispušna grana | krak izduva | auspuh grana | krimler | ispušni kolektor | izduvni kolektor | kolektor auspuha | auspuh kolektor
usisna grana | usis | ansaug | ansaugkrimer | usisni kolektor
klapna usisa | klapne usisa | klapna usisne grane | leptir usisa | motorić usisne grane | motorić usisa
parking senzor | senzor parkiranja | senzor parkinga | pdc senzor | senzor za parkiranje
letva volana | letva upravljača | zupčasta letva | servo letva | upravljačka letva | lenkung | lenk getriba | zupčasta letva volana | volanska letva | letva serva | letva
stub volana | stup volana | stablo volana | osovina volana | kardan volana | vratilo volana | upravljački stub | osovina upravljača | glava volana | kolona volana | kolona upravljača | volanski zglob | zglob volana
volan | upravljač | lenrad | upravljač auta | lenrat | lenkrad | lenkrat | točak volana
zračni jastuk | airbag | air bag | er bag | er beg | vazdušni jastuk | erbag | erbeg | airbeg | srs jastuk | ajrbag | zračni jastuci | airbag volana | erbag volana | jastuk suvozača | jastuk vozača
sigurnosni pojas | pojas | gurtna | gurtne
zadnja klupa | zadnje sjedište | klupa
grijač sjedišta | grijač sjedala | grijač sica | grijač za sjedišta | grijač za sjedala | grijanje sjedišta | grijanje sjedala
motor sjedišta | motor sjedala | motorić sjedišta | motorić sjedala | motor sica
naslon za ruku | rukonaslon | podlakatnik
naslon za glavu | uzglavlje
manžetna mjenjača | manžeta mjenjača | kožica mjenjača | koža mjenjača | presvlaka ručice mjenjača | presvlaka mjenjača | navlaka mjenjača | navlaka ručice mjenjača | kožica
tapacirung | tapacir vrata | tapacirung vrata | obloga vrata | panel vrata | tapacir | tapaciri | tapecir | tapacirunzi | tapecirung
enterijer | interijer | unutrašnjost
sjedište | sjedalo | sic | sjedišta | fotelja | sjedala | sicevi | sitz | kožna unutrašnjost | koža unutrašnjost | sicovi | zic | zicevi | sjedenje | školjka sjedište | kofa sjedište | bucket sjedište
instrument tabla | sahat | sahat tabla | kilometar sat | instrument ploča | sat | kilometar | kombi instrument | satovi | tabla sat | kilometarsat | kilometersat | tacho | taho | tahometar | brzinomjer | sat table | tabla instrumenata | ploča instrumenata | kombi tabla | kombinirani instrument | obrtomjer | instrumenti
radio | multimedija | navigacija | cd radio | autoradio | rcd | rns | android | android radio | android multimedija | tv tuner | muzički uređaj | kasetofon | kazetofon | cd player | cd plejer | cd changer | cd izmjenjivač | gps navigacija | navi | head unit | čeker | cd box | discover media | discover pro | composition media | uconnect | bolero | amundsen | tablet | android tablet | tablet radio
brisač | metlica | metlica brisača | metla brisača | čistač | čistač stakla | brisači | metlice | brisalica | višer | gumica brisača | brisač stakla | metla | vajper | vajperi
mehanizam brisača | trapez brisača | poluge brisača | polugice brisača
ručica brisača | ruka brisača | krak brisača
motorić brisača | motor brisača | elektromotor brisača | motor brisača stakla | motor za brisače | motor metlica
prskalica stakla | dizna stakla | dizna brisača | dizna perača | prskalica brisača | prskalica perača | prskalice stakla | dizna prskalice | dizna za vodu
pumpica stakla | pumpa brisača | pumpa za brisače | pumpica brisača | pumpica vode stakla | pumpica perača
krovni nosač | krovni prtljažnik | nosač za krov | šipke krova | šipke za krov | krovne šipke | nosači krova | štangle krova | krovne štangle | tetive | tetive krovne | krovne tetive | gepek krovni | reling | relinzi | poprečni nosač | krovne poluge | krovne šine | šine krova | gelender | krovni gelender
krovna kutija | krovne kutije | kutija za krov | krovni kofer | roof box | krovni kufer | kofer krovni | kufer za krov | thule kutija
patosnica | patosnice | fusmatna | fuspatna | podmetač | tepih | tepisi | otirač | tepison | gumice poda | patosnic | patos | ćilim | ćilimi | gume za pod | gume za patos
kadica gepeka | kadica za gepek | korito gepeka | kada gepeka | tepih gepeka | tepih za gepek | gumeni tepih za gepek | zaštita gepeka | patosnica gepeka | kada za gepek | patosnica za gepek
presvlaka | navlake sjedišta | presvlake sjedišta | navlake | presvlake | sicpresvlake | navlaka | šoner | šonbecug | sicbecug
računar motora | ecu | kompjuter motora | motorni računar | centralna jedinica | steuergerat | štojergeret | upravljačka jedinica | mozak motora | kompjuter | komp | računar | računalo | komp motora | računalo motora | motorno računalo | motorni kompjuter | centralina | centrala motora | mozak | komandna kutija | komandna kutija motora | komandna jedinica | elektronska jedinica
chip tuning | čip tuning | čip tjuning | čip | chip | chip box | čip box | tuning box | power box | remap | stage 1 | stage 2 | mapa motora
sajla mjenjača | sajla brzina | sajle brzina | sajla za brzine | sajla birača
stikla volana | ručica žmigavca | prekidač volana | poluga žmigavca | komande volana | štikla volana | lenkštok | kombinirani prekidač | kombinovani prekidač | komutator
kontakt brava | brava paljenja | cilindar brave | kontakt cilindar | bravica volana | brava volana | kontakt ključ | prekidač paljenja | šaltbrava | šalt brava | cindbrava | cind brava | startna brava
ključ | daljinski ključ | daljinski upravljač | daljinski | ključ sa daljinskim
rezervoar | rezervoar goriva | tank goriva | rezervar | tank | spremnik | spremnik goriva | rezervoar nafte
posudica vode | ekspanziona posuda | posuda antifriza | flaša vode | kompenzaciona posuda | posuda rashladne | posuda vode | posuda hladnjaka | ekspanzija | ekspanziona | ekspanzijska posuda | posuda rashladne tečnosti | posuda rashladne tekućine | posuda za rashladnu tečnost | posuda za antifriz | bočica vode | kanta vode | kanta za vodu | kanta antifriza | flaša hladnjaka | flaša antifriza
posuda brisača | posuda za vodu brisača | posuda perača | posuda perača stakla | posuda tečnosti brisača | rezervoar brisača | rezervoar perača | rezervoar tečnosti brisača | posuda tekućine stakla | posuda za tečnost stakla | posuda za pranje stakla | posuda tekućine za pranje stakla | posuda vode stakla | spremnik brisača | spremnik tekućine stakla
ulje | motorno ulje | ulje za motor
motor antene | motorić antene
antena | ajkula | antena ajkula | shark antena
sirena | truba | hupa | klakson
kamera | rikverc kamera | kamera za vožnju unazad
alarm
dihtung | zaptivka | brtva | zaptivač
simering | semering
crijevo | šlauf
remenica
šarka | šarnir
lajtung | lajtunzi | instalacija kočnice | bremzlajtung | kočiona cijev | kočiono crijevo | crijevo kočnice | bremzšlauh | bremšlauh | bremz crijevo
distancer | distanceri | proširenje točka | prošireni točkovi | spejser | spacer | odstojnik | odstojnici | proširivač | proširivači | spurplatne | špurplate | proširenja za felge | proširenja točkova | proširenja
downpipe | daunpajp | dawnpipe | decat | decat cijev | dpf off cijev
kapa felge | čep felge | čepić felge | čepovi felgi | poklopčić felge | centar kapa | centralna kapa | kapica felge | centralni čep | centralni čepić
vijak točka | šraf točka | šrafovi točkova | šrafovi za felge | vijci za felge | šaraf točka | šarafi točkova | šarafi za felge | matica točka | vijak felge | šraf felge | matica felge | matice felgi | navrtka točka | navrtke točkova | navrtka felge
zimski komplet | zimski set
rezervni točak | rezerva | rezervna guma | rezervni kotač | dojazdni točak
manžetna poluosovine | manžeta poluosovine | manžetna zgloba | manžeta zgloba | manžetna homokinetike | manžeta homokinetike | guma poluosovine | gumica poluosovine | guma homokinetike | gumica homokinetike | zaštitna guma homokinetike | guma zgloba
manžetna letve | manžeta letve | manžetna volana | manžetna letve volana | harmonika volana
gumica balans štange | gumica balans štangle | guma balans štange | guma balans štangle | gumica balansa | guma balansa | gumica stabilizatora | guma stabilizatora
kolijevka motora | podokvir | nosač trapa | nosač ovjesa | achsträger | kolijevka | nosač mosta | nosač motora i trapa | pomoćni okvir | šosija
rukavac | nosač točka | rukavac točka | ahsšenkl | aksšenkl | achsschenkel | kljova | kljova točka | osovinica | osovinica točka
aksijalna spona | unutrašnja spona | unutarnja spona | uzdužna spona | spona letve | spona letve volana
zadnja greda | greda | stražnja osovina | zadnja osovina | hinterachse
odbojna guma | odbojnik amortizera | anšlag amortizera | štitnik amortizera | manžetna amortizera | stoper amortizera | odbojnik opruge | gumeni odbojnik amortizera | kapa amortizera | prašnik amortizera
kompresor zračnog ovjesa | kompresor ovjesa
tečnost za kočnice | kočiona tečnost | kočiona tekućina | kočiono ulje | ulje za kočnice | tekućina za kočnice
senzor pločica | senzor kočionih pločica | indikator pločica | senzor istrošenosti
nosač čeljusti | nosač kliješta
vodilice kliješta | vođice kliješta | vodilice čeljusti
set gumica kliješta | gumice kliješta | gumice čeljusti
klip čeljusti | klip kliješta
kočioni cilindar | cilindar kočnice | točkovni cilindar | kočioni cilindrić | cilindrić kočnice
lim diska | zaštita diska | zaštitni lim diska
abs prsten | abs vijenac | abs zupčanik
pedala | papučica | pedala gasa | pedala kočnice | pedala kvačila | pedala kuplunga | gas pedala | papuča gasa | potenciometar gasa | potenciometar pedale | elektronska pedala | papučica gasa | papučica kvačila | papučica kočnice | papuča kvačila | papuča kočnice
map senzor | senzor pritiska turbine | senzor pritiska usisa | turbo senzor | senzor turbine | senzor pritiska turba
senzor radilice | davač radilice | senzor kurble | kurbla senzor | davač obrtaja | senzor obrtaja | senzor broja obrtaja | senzor koljena | davač koljenastog vratila | davač koljenastog | senzor zamajca
senzor bregaste | davač bregaste | senzor bregastog vratila | senzor faze
senzor temperature | davač temperature | temperaturni senzor | termodavač | termo prekidač | termoprekidač | termo senzor | termo davač
senzor pritiska ulja | davač ulja | davač pritiska ulja | senzor ulja | prekidač pritiska ulja
senzor pritiska u gumama | tpms senzor | senzor guma | tpms
dpf senzor | senzor dpf | senzor diferencijalnog pritiska | senzor pritiska dpf
senzor pritiska goriva | senzor rejla | senzor raila | senzor common raila
nox senzor | nox sonda | senzor nox
senzor kiše | senzor za kišu
senzor svjetla | senzor dnevnog svjetla
senzor ugla volana | senzor volana | senzor zakreta volana | senzor ugao volana
senzor detonacije | knock senzor
plovak | plovak goriva | plovak rezervoara | davač goriva | senzor goriva
blok motora | motorblok
dihtung glave | zaptivka glave | brtva glave | set dihtunga | set zaptivki | kopfdihtung
dekla | poklopac ventila | dekla ventila | poklopac bregaste | ventildekla
dihtung dekle | zaptivka dekle | brtva dekle | dihtung poklopca ventila
hidropodizač | hidropodizači | hidro podizač | podizač ventila | podizači ventila | štosl | štosle
klackalica | klackalice | klackalica ventila
ventil motora | usisni ventil | ispušni ventil | izduvni ventil | ventili glave
klipnjača | plajl | pleuel | ojnica
ležaj radilice | ležajevi radilice | leteći ležaj | glavni ležaj | leteći ležajevi | ležajevi klipnjače | ležaj klipnjače
tandem pumpa
vakuum pumpa | vakumska pumpa | vakuumska pumpa | vakum pumpa | pumpa vakuuma
vakuum crijevo | vakum crijevo | vakuumsko crijevo | vakumsko crijevo | crijevo vakuuma | crijevo vakuma
elektroventil | n75 ventil | ventil turbine | vakuum ventil | solenoid | magnetni ventil | elektromagnetni ventil | selen ventil | selen ventil turbine | solenoid turbine | solenoid ventil | elektroventil turbine | pretvarač pritiska
crijevo turbine | cijev turbine | crijevo interkulera | cijev interkulera | crijevo turba
aktuator turbine | aktuator | geometrija turbine | geometrija | elektronika turbine | motorić turbine | vakuum turbine | wastegate | vakum turbine
blow off | blowoff | blow off ventil | dump valve | dump ventil | bypass ventil | diverter ventil
čep ulja | poklopac ulja | čep kartera
šipka ulja | mjerna šipka | mjerač ulja
visko | visko spojnica | viskozna spojka | visko ventilator | viskoza | viskoza ventilatora | visko lufter | visko kvačilo | spojka ventilatora | viskokuplung | visko kuplung
kućište termostata | vodeno koljeno | prirubnica vode | termo ventil | koljeno vode
crijevo hladnjaka | crijevo vode | cijev vode | šlauf hladnjaka | šlauf vode
antifriz | rashladna tečnost | rashladna tekućina | frostšuc
čep hladnjaka | poklopac hladnjaka | čep posudice | čep ekspanzione | čep ekspanzione posude | čep posude
rail cijev | common rail | rejl | rail letva | letva dizni | rail | rampa goriva | rampa dizni | rampa brizgaljki | goriva letva
povrat goriva | povratni vod | prelivni vod | povrat dizni | povratno crijevo | povratna cijev
karburator | vergaser | rasplinjač
regulator pritiska goriva | ventil pritiska goriva | regulator pritiska
motorić praznog hoda | ventil praznog hoda | leler | ler motor | stepper motor
ulje mjenjača | ulje za mjenjač | getribno ulje | ulje getribe | dsg ulje | ulje za automatik | atf ulje | atf
pretvarač momenta | konverter | konvertor | torque converter | pretvarač automatika | pretvarač mjenjača
kućište mjenjača | zvono mjenjača | kasa mjenjača
ležaj mjenjača
mehatronika | upravljačka mjenjača | modul mjenjača | mechatronic | kompjuter mjenjača | računar mjenjača | elektronika mjenjača
viljuška mjenjača
viljuška kvačila | viljuška kuplunga | vilica kvačila
kulisa mjenjača | kulisa | birač brzina | birač mjenjača
sinhron | sinhroni
zupčanik mjenjača | zupčanici mjenjača
reduktor | razdjelnik pogona | razvodna kutija | razdjelna kutija | razvodnik pogona | razvodnik xdrive | razvodnik 4x4 | reduktor 4x4
haldex | haldex spojka | haldex pumpa
sajla kvačila | sajla kuplunga
nosač auspuha | guma auspuha | gumica auspuha | držač auspuha
šelna | obujmica | šelna auspuha | obujmica auspuha
dihtung auspuha | brtva auspuha | zaptivka auspuha
nastavak auspuha | vrh auspuha | završetak auspuha | izduvni nastavak | ispušni nastavak
ručica ručne kočnice | poluga ručne kočnice | ručka ručne | ručica ručne | poluga ručne
panhard štangla | panhard | panhard poluga
varijator bregaste | vanos | vvt | vvt ventil | vanos ventil | fazni pomjerač | fazer
zupčanik bregaste | lančanik bregaste | remenica bregaste
usisnik ulja | sito uljne pumpe | sito ulja | usisna korpa ulja
lanac uljne pumpe
ležaj poluosovine | nosač poluosovine | srednji ležaj poluosovine
vijak glave | vijci glave | vijci glave motora
`;
