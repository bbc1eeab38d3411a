/** Names of tuning, styling and trim that other parts do not cover, in the form that part-names.ts describes. */
export const STYLING_PARTS = `
naljepnica | naljepnice | stiker | stikeri | sticker | auto naljepnica | trake naljepnice | folija naljepnica | haubne trake
dodatni sat | dodatni instrument | voltmetar | sat temperature ulja | sat pritiska ulja | sat ulja | sat za ulje | sat temperature vode | trostruki sat
oil catch tank | catch tank | catch can | oil catch can | hvatač ulja | sakupljač ulja
ubrizgavanje metanola | metanol ubrizgavanje | water meth | nitro | nos sistem | nitro sistem
usisnik haube | scoop | hauba scoop | zračnik haube | usis na haubi | otvor haube | zračnici haube | air scoop
pinovi haube | pin haube | haubni pinovi | aerocatch
klapna auspuha | aktivni auspuh | klapne auspuha | aktivni zvuk | sound generator
boost kontroler | boost controller | boost kontrola | manualni boost | mbc
mehanički kompresor | kompresor motora | supercharger | eaton kompresor | g lader | glader | kompresor g60 | kompresor g40 | lader
skraćeni mjenjač | short shifter | short shift | kratki mjenjač | skraćena ručica mjenjača | skraćivač mjenjača
lopatice volana | lopatice mjenjača | paddle shift | lopatice za brzine | šalt lopatice
podizač opruga | podmetač opruge | odstojnik opruge | gumica opruge | podloška opruge | lift kit | podizni kit
centrirni prsten | prsten felge | centrir prsten | prsten točka | redukcioni prsten | centrirajući prsten | centrirni prstenovi
termo traka | termo traka auspuha | izolacija auspuha | termo bandaž | bandaž auspuha | toplotni štit | toplotni štit auspuha
proširenje blatobrana | proširenja blatobrana | širenje | nadokolja | fender flares | widebody | nadokolje | lajsna blatobrana
zaštita haube | deflektor haube | haubenbra | hauba bra | navlaka haube
dekor lajsna | dekor lajsne | unutrašnja lajsna | lajsna enterijera | dekor | drvene lajsne | lajsna table | lajsna armature
lajsna gepeka | lajsna tablice | lajsna za tablicu | lajsna vrata gepeka | lajsna iznad tablice
rešetka ventilacije | ventilacija | ventilacijska rešetka | zračnik | dušnik | šuber ventilacije | otvor ventilacije | difuzor zraka | zračnice | zračnica | ventilacioni otvor | rešetka duvaljke | rešetka grijanja | otvor grijanja | ventilacija kabine
plastika stuba | obloga stuba | tapacirung stuba | plastika stubova
stub karoserije | a stub | b stub | c stub | stub vrata
pregradni zid | torpedo | vatreni zid
gumica pedale | guma pedale | gumice pedala | guma papučice | navlaka pedale
gumica stakla | dihtung stakla | guma stakla | četka stakla | brtva stakla | klizna guma stakla | vodilica stakla | gumica vjetrobrana | guma šoferke
okvir radija | maska radija | ram radija | 2din okvir | din okvir | 2din ram | adapter za radio | iso konektor | iso adapter | blenda radija | ladica radija
bluetooth modul | bluetooth adapter | aux kabl | aux adapter | fm transmiter | yatour | bluetooth transmiter | aux modul
mape navigacije | sd kartica | sd kartica navigacije | karta navigacije | navigacija disk | mapa navigacije | navigacijski disk
svjetlo vrata | lampica vrata | projektor vrata | logo projektor | led logo vrata | projektor loga
leća fara | lupa fara | lupe za far | projektor fara | projektori farova | bi led lupa | lupa | lupe | bi xenon leća | sočivo fara
kućište fara | unutrašnjost fara | refleksija fara | tijelo fara
plinski uređaj | autoplin | plin uređaj | lpg uređaj | lpg | plinska instalacija | instalacija plina | sekvent | sekvent plin | uređaj za plin | plinska oprema
plinska boca | boca plina | boca za plin | tank plina | tank za plin | rezervoar plina
isparivač plina | reduktor plina
rasvjeta ispod vozila | neonke
poklopac kliješta | poklopci za kliješta
`;
