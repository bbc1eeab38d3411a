/** Names of hoses, cables, housings, covers and wiring, in the form that part-names.ts describes. */
export const FITTING_PARTS = `
kućište filtera ulja | nosač filtera ulja | postolje filtera ulja | kućište uljnog filtera | čaša filtera ulja
kućište filtera zraka | kućište filtera | kućište zračnog filtera | kutija filtera zraka | kutija zračnog filtera | poklopac filtera zraka | airbox
kućište filtera goriva | kućište filtera nafte | čaša filtera goriva | nosač filtera goriva
remenica radilice | remenica motora | damper | damper radilice | prigušivač vibracija | torzioni prigušivač | šajba radilice | elastična remenica
čep rezervoara | poklopac rezervoara | čep goriva | čep tanka | zatvarač rezervoara | čep za gorivo
vratanca rezervoara | vratašca rezervoara | poklopac goriva | poklopac tanka | vrata rezervoara | klapna rezervoara
prskalica farova | perač farova | pumpica farova | dizna farova | prskalica fara | poklopac prskalice fara | čepić prskalice
crijevo serva | crijevo servo | servo crijevo | cijev serva | servo cijev | crijevo servo pumpe | crijevo servo volana
posuda serva | rezervoar serva | posuda servo ulja | rezervoar servo ulja | posuda servo | bočica serva | kanta serva
hladnjak serva | hladnjak servo | hladnjak servo ulja | hladnjak servo volana
hladnjak mjenjača | hladnjak getribe | hladnjak ulja mjenjača | hladnjak automatika
usisno crijevo | crijevo zraka | usisna cijev | crijevo usisa | crijevo filtera zraka | crijevo filtera | bokal zraka | crijevo vazduha
sajla gasa | gas sajla
sajla brzinomjera | sajla kilometar sata | sajla sata
adblue pumpa | pumpa adblue | adblue modul
adblue dizna | dizna adblue | brizgaljka adblue | adblue brizgaljka
adblue rezervoar | rezervoar adblue
poklopac remena | plastika remena | zaštita remena | poklopac zupčastog remena | zaštita zupčastog remena | poklopac razvoda
nosač akumulatora | kutija akumulatora | poklopac akumulatora | postolje akumulatora | korito akumulatora
instalacija motora | kablaža | kablaža motora | kablovska instalacija | električna instalacija | elektro instalacija | kablovi motora | kabelska instalacija | kabelski snop | kabelaža
utikač | utikači | šteker | štekeri | štekovi
senzor brzine | davač brzine | davač brzinomjera | davač kilometar sata | senzor kilometar sata
senzor nivoa ulja | davač nivoa ulja | senzor razine ulja
senzor visine | nivo senzor | senzor ovjesa | senzor visine ovjesa | senzor nivoa ovjesa | senzor nivelacije
senzor nivoa vode | senzor nivoa tečnosti | davač nivoa vode | senzor razine vode
krst kardana | krstak kardana | krstić kardana | kardanski krst | križ kardana | krstokraka
spojnica kardana | hardy | hardi | hardy spojnica | elastična spojnica | gumena spojnica | guma kardana
ležaj kardana | srednji ležaj kardana | centralni ležaj kardana | lager kardana
manžetna | manžeta | manžetne
ventil felge | ventil gume | ventili za felge | ventil točka | ventilčić | kapica ventila
modul vrata | računar vrata | kompjuter vrata | modul stakala
modul parking senzora | pdc modul | modul pdc | parking modul | kompjuter parkinga | parking asistent
apsorber branika | spužva branika | stiropor branika | pjena branika | apsorber | sunđer branika | apsorber udara
prednjica | prednji kraj | frontalni dio | prednja strana kompletna | front kompletan | kompletan front | prednji nos | kompletna prednjica | front komplet
zadnji zid | panel gepeka | zadnji panel | zadnjica | zadnji vezni lim | kompletna zadnjica
armaturna ploča | armatura | armaturna | kokpit | cockpit | komandna tabla | kontrolna tabla | komandna ploča | dashboard | armaturna tabla | kontrolna ploča | tabla
pod gepeka | patos gepeka | dno gepeka | ploča gepeka
naslon sjedišta | naslon klupe | naslon zadnje klupe
sajla podizača | sajla stakla | popravni set podizača | klizači stakla
skidač volana | brzi skidač volana | adapter volana | nastavak volana | glavina volana | quick release volana
far s prstenovima | anđeoske oči | đavolje oči | prstenovi fara | prstenovi u faru | led ring | led ringovi | ringovi fara
staklo | prozor | stakleni dio
košuljica cilindra | košuljica | košuljice
odušak motora | odušak | oduška | separator ulja | pcv ventil | pcv | odzraka | crijevo oduška | ventil odzrake
nosač bicikla | nosač za bicikl | nosač za bicikle
aditiv | aditivi | čistač dpf | čistač dpf filtera | čistač dizni | čistač egr | sredstvo za čišćenje
adblue tečnost | adblue | ad blue
ulje diferencijala | ulje za diferencijal | hipoidno ulje
ulje serva | ulje za servo | ulje servo pumpe | ulje servo volana
crijevo grijanja | cijev grijanja
usmjerivač zraka | kanal zraka | zračni kanal | usmjerivač hladnjaka
podloška dizne | bakarna podloška | bakrena podloška | podloška
ključ za točkove | ključ za felge | krst ključ
folija | folija za stakla | folija za zatamnjivanje | zaštitna folija | folija za farove | folija stop svjetala | karbonska folija | auto folija
dijagnostika | auto dijagnostika | obd | obd2 | obd dijagnostika | obd kabl | obd skener | obd čitač | vcds | vag com | elm327 | čitač grešaka | dijagnostički kabl | dijagnostički uređaj
instalacija gepeka | kablaža gepeka | kablovi gepeka
instalacija vrata | kablaža vrata | kablovi vrata
razupora | strut bar | domstreba | domstrebe | razupora amortizera | ukrućenje amortizera | ukruta amortizera
sigurnosni kavez | roll bar | rollbar | roll cage | zaštitni kavez
sat pritiska turbine | boost sat | boost gauge | manometar | manometar turbine | sat turbine
spojnica kompresora | spojka klime | spojnica klime | kuplung klime | kvačilo klime | magnet klime | remenica kompresora klime | remenica klime
kompresor za gume | pumpa za gume
crijevo goriva | cijev goriva | vod goriva
dihtung kartera | dihtung karter
sajla za vuču | uže za vuču | vučna sajla | vučno uže
`;
