/** Names of small mechanical and electrical parts, in the form that part-names.ts describes. */
export const SMALL_PARTS = `
gumica ventila | gumice ventila | brtva ventila | simering ventila | semering ventila | zaptivka ventila | gumica ventila glave
vodilica ventila | vođica ventila
opruga ventila | feder ventila
simering radilice | semering radilice | simering kurble
simering bregaste | semering bregaste
simering mjenjača | semering mjenjača
simering poluosovine | semering poluosovine | simering diferencijala
vijenac zamajca | zupčasti vijenac | zupčasti vijenac zamajca
zupčanik radilice | lančanik radilice | nazubljeni prsten radilice | remenica zupčastog
ručna pumpica goriva | pumpica za naftu | pumpica nafte | gumena pumpica | gumena pumpica goriva | pumpica za pumpanje nafte
grlo rezervoara | cijev za točenje goriva | cijev rezervoara | uljevno grlo | ulijevno grlo | cijev za točenje
čok | sauh | saug | čok karburatora
set dihtunga karburatora | dihtung karburatora | popravni set karburatora
senzor temperature izduva | egt senzor | egt sonda | senzor izduvnih gasova | senzor temperature auspuha | senzor temperature izduvnih gasova | senzor temperature dpf | davač temperature izduva
senzor vanjske temperature | davač vanjske temperature | senzor spoljne temperature
povrat ulja turbine | crijevo ulja turbine | cijev ulja turbine | dovod ulja turbine | podmazivanje turbine
relej ventilatora | modul ventilatora | upravljač ventilatora | relej ventilatora hladnjaka
senzor pritiska klime | presostat | presostat klime | prekidač pritiska klime
sajla grijanja | sajla klapne grijanja
prekidač rikverca | prekidač za rikverc | senzor rikverca | prekidač rikverc svjetla | prekidač hoda unazad
prekidač vrata | mikroprekidač vrata | kontakt vrata
hall senzor | hal senzor | hall davač | hal davač
torziona opruga | torzija | torziona šipka | torzion
klizač branika | vodilica branika | vođica branika | bočni nosač branika | vodilica odbojnika
kopča | kopče | štipaljka | štipaljke | klips | klipsa | klipse | klipsna | patent kopča | patenti | kopča tapacirunga | spojnice plastike | plastična kopča
sajla brave | sajla vrata
vučna alka | alka za vuču | ušica za vuču | vučna ušica | alka za šlepanje | vučna petlja
radar | acc radar | radar tempomata | distronik | distronic | distronic senzor | acc senzor | radarski senzor | adaptivni tempomat | senzor distronica
senzor ubrzanja | yaw senzor | esp senzor | žiro senzor | gyro senzor | duosenzor | duo senzor | senzor zanošenja
vakuum posuda | vakum posuda | vakumska posuda | vakuum doza | vakum doza | vakuum rezervoar | vakum rezervoar
modul sjedišta | memorija sjedišta | modul memorije sjedišta
dugme start stop | start dugme | start stop dugme | dugme za paljenje | dugme za startanje
o ring | oring | guma o ring | o prsten
šuplji vijak | šuplji šraf | šuplji vijak turbine | šuplji vijak goriva
sajla gepeka | sajla za gepek | sajla otvaranja gepeka | sajla za otvaranje gepeka | sajla brave gepeka
čep posude brisača | kapica tečnosti stakla | čep posude stakla | poklopac posude brisača | čep tečnosti stakla | čep vode stakla
prekidač grijanja stakla | prekidač za grijanje stakla | prekidač grijača stakla | prekidač zadnjeg stakla
grijač stakla | grijač zadnjeg stakla | grijanje stakla | grijanje zadnjeg stakla | niti grijača stakla
hladnjak goriva | hladnjak nafte | kuler goriva
grijač goriva | grijač nafte | grijač filtera nafte | grijač filtera goriva
senzor vode u gorivu | senzor vode u nafti | senzor vode u filteru | senzor vode nafte
ventil regulacije ulja | ventil pritiska ulja | regulacioni ventil ulja | regulator pritiska ulja
zupčanik pumpe visokog pritiska | zupčanik visoke pumpe | remenica pumpe visokog pritiska | zupčanik bosch pumpe | remenica bosch pumpe
remenica vodene pumpe | remenica pumpe vode
remenica servo pumpe | remenica serva
čep bloka | frost čep | frostčep | čep bloka motora | čep glave
nosač rezervnog točka | nosač rezervne gume | držač rezervne gume | držač rezerve | korpa rezervnog točka | kada rezervne gume | nosač rezerve
mikrofon | handsfree | handsfree modul | hands free | mikrofon za handsfree
gps antena | antena navigacije | antena gps navigacije
okvir zvučnika | nosač zvučnika | rešetka zvučnika | adapter zvučnika | mrežica zvučnika | maska zvučnika | okvir zvučnika vrata
ksenon set | xenon set | ksenon komplet | xenon kit | hid set | hid kit
čitač kartica | čitač kartice | čitač sd kartice
`;
