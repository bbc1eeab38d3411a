/**
 * Names of what the large assemblies are put together from, as catalogues of parts list them, in the form that
 * part-names.ts describes.
 */
export const ASSEMBLY_PARTS = `
matica glavčine | matica poluosovine | matica homokinetike | centralna matica | vijak poluosovine | vijak glavčine | vijak homokinetike | navrtka poluosovine | navrtka glavčine
poklopac glavčine | kapica glavčine | kapa glavčine | kapa nable | kapica nable | poklopac nable | kapica ležaja točka
posuda kočione tečnosti | rezervoar kočione tečnosti | posuda kočionog ulja | posuda tečnosti za kočnice | čep posude kočione tečnosti
regulator kočione sile | korektor kočione sile | korektor kočenja | raspodjelnik kočnica | razdjelnik kočnica | regulator kočnica | ventil kočione sile
set opruga pakni | opruga pakni | opruga kočionih pakni | montažni set pakni | štelovač pakni | štelovač kočnica | automat pakni | opruga pakne
crijevo kvačila | vod kvačila
pilot ležaj | pilot lager | ležaj zamajca | lager zamajca
vratilo mjenjača | ulazno vratilo | izlazno vratilo | ulazna osovina | izlazna osovina | primarno vratilo | sekundarno vratilo | primarna osovina | sekundarna osovina | osovina mjenjača | ulazno vratilo mjenjača
karter mjenjača | korito mjenjača | kada mjenjača | poklopac kartera mjenjača
čep mjenjača | čep ulja mjenjača | vijak ulja mjenjača
zupčanik diferencijala | tanjirasti zupčanik | konusni zupčanik | tanjir diferencijala | satelit diferencijala | tanjir i konus | sateliti
dihtung usisne grane | dihtung usisa | dihtung usisne
dihtung izduvne grane | dihtung ispušne grane | dihtung grane izduva
dihtung turbine | set dihtunga turbine
dihtung vodene pumpe
poklopac lanca | dekla lanca | poklopac razvodnog lanca | poklopac lanca motora
sjedište ventila | sic ventila
osovinica klipa | bolcen | bolcen klipa | bolcna | bolcna klipa
dodatna pumpa vode | dodatna vodena pumpa | cirkulaciona pumpa | cirkulacijska pumpa | pomoćna vodena pumpa | pomoćna pumpa vode | električna pumpa vode | električna vodena pumpa | elektro pumpa vode | cirkulaciona pumpa vode
senzor leptira | tps senzor | tps | senzor položaja leptira | senzor klapne gasa | potenciometar leptira
senzor temperature zraka | senzor temperature usisa | senzor temperature usisnog zraka
cijev egr | egr cijev | cijev egr ventila
držač dizne | držač brizgaljke | stega dizne | matica dizne | pritezač dizne
instalacija dizni | kabl dizni | kablovi dizni
vijak ovjesa | vijak viljuške | vijak ramena | vijak trapa | vijak amortizera | štelujući vijak trapa
manžetna kugle | prašnik kugle | gumica kugle | manžetna spone | gumica spone | prašnik spone
amortizer volana | stabilizator volana | prigušivač volana
baterija ključa | baterija daljinskog | baterija za ključ
prekidač grijanja sjedišta
prekidač esp | prekidač asr
prekidač centralne brave | prekidač centralne | prekidač zaključavanja
prekidač krova | prekidač šibera
svjetlo pretinca | svjetlo kasete | lampica kasete
brava pretinca | brava kasete | bravica pretinca | ručka pretinca | ručka kasete
senzor mrtvog ugla | mrtvi ugao | radar mrtvog ugla
keyless modul | keyless | keyless go | keyless antena | antena ključa
sajla kvake
poklopac kvake | kapica kvake | čep kvake
usb utikač | usb priključak | usb port | usb utičnica | usb aux | aux utičnica | aux priključak | usb kabl
utičnica 12v | 12v utičnica | utičnica upaljača
držač naočala | kutija za naočale | kutija naočala
obloga gepeka | tapacirung gepeka | bočna obloga gepeka | plastika gepeka
plastika praga | obloga praga | unutrašnja obloga praga | plastika praga unutrašnja
plastika sjedišta | poklopac sjedišta | obloga sjedišta
senzor sjedišta | mata sjedišta | senzor prisustva | senzor prisustva suvozača | senzor zauzetosti sjedišta
roletna krova | roletna šibera | rolo krova | rolo šibera
gumica krova | guma krova | guma šibera | gumica šibera | dihtung krova | dihtung šibera
odvod krova | odvod šibera | odvod vode | cijev odvoda šibera | odvod krovnog prozora
žaluzina hladnjaka | žaluzina | aktivna žaluzina | roleta hladnjaka | klapna hladnjaka
lim izduva | lim izduvne grane | toplotna zaštita izduva | lim turbine | zaštita turbine | toplotna zaštita
kapica brisača | matica brisača | poklopac nosača brisača
znak gepeka | slova na gepeku | natpis gepeka | amblem gepeka | značka gepeka
znak maske | amblem maske | značka maske
nosač parking senzora | držač pdc senzora | nosač pdc senzora | prsten parking senzora
pojas u četiri tačke | pojasevi četiri tačke | trkaći pojas | harness pojas | harness | sportski pojas
camber kit | kit za kamber | kamber kit | camber ploče
opruga pedale | opruga papučice | opruga pedale kvačila | opruga papučice kvačila | opruga pedale kočnice
instalacija fara | kabl fara | utikač fara | konektor fara
instalacija branika | instalacija parking senzora | kablaža branika
instalacija stop svjetla | instalacija stopa | kabl stop svjetla
prekidač kvačila | senzor kvačila | prekidač pedale kvačila | senzor pedale kvačila
prekidač ručne kočnice | prekidač ručne | prekidač elektronske ručne | senzor ručne kočnice | prekidač parkirne kočnice
senzor alarma | ultrazvučni senzor | senzor nagiba | alarm senzor
prekidač načina vožnje | prekidač moda vožnje | prekidač vožnje | drive select
prekidač parking senzora | prekidač parkinga | prekidač pdc
vodilica pojasa | podizač pojasa | visina pojasa
roletna zadnjeg stakla | rolo zadnjeg stakla | zavjesica zadnjeg stakla
manžetna ručne kočnice | manžetna ručne | kožica ručne | kožica ručne kočnice
plastika volana | plastika ispod volana | obloga kolone volana | maska volana | plastika kolone volana
kukica gepeka | kuka gepeka | kuka za prtljag
stiropor rezerve | stiropor gepeka | stiropor rezervnog točka
destilovana voda | destilirana voda | voda za akumulator
čep patosa | čep poda | gumeni čep patosa | čep karoserije | gumeni čep
drška vrata | rukohvat vrata | ručka za zatvaranje vrata | ručka zatvaranja vrata
džep vrata | pretinac vrata | kaseta vrata
nosač kompresora | nosač kompresora klime
nosač alternatora
nosač retrovizora | zglob retrovizora | noga retrovizora | šarka retrovizora
grijač retrovizora
staklo stop svjetla | staklo stopa | staklo štopa
staklo maglenke
nosač maglenke
nosač blatobrana
krovna konzola
poluga brave | šipka brave | poluga vrata | šipka kvake
poklopac airbaga | poklopac volana
amortizer pretinca | amortizer kasete
poklopac veznog lima | plastika veznog lima | plastika iznad hladnjaka | poklopac iznad hladnjaka
šarka pretinca
šims ventila | štelovanje ventila | pločica ventila | podloška ventila
dihtung termostata
prekidač haube | mikroprekidač haube | senzor haube
sajla rezervoara | sajla otvaranja rezervoara | sajla vratanaca rezervoara | sajla poklopca rezervoara
nosač diferencijala | guma diferencijala | seleblok diferencijala | jastuk diferencijala
klizač kliznih vrata | rolna kliznih vrata | točkić kliznih vrata | šina kliznih vrata | šina klizećih vrata | točkići kliznih vrata
ležaj alternatora | lager alternatora | ležajevi alternatora
`;
