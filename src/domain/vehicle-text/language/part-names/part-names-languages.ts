/**
 * Swedish, Slovenian, Italian, French and Turkish names of parts and other rare ones, as people say them who live there or near the border,
 * in the form that part-names.ts describes.
 */
export const OTHER_LANGUAGES_PARTS = `
far | strålkastare | framljus | helljus | žaromet | feral | ferali | fanale anteriore | phare | phares | phare avant | prednji fenjer | ön far
stop svjetlo | bakljus | baklykta | baklampa | zadnja luč | zadnji feral | stražnji feral | fanale | fanale posteriore | fanalino | feu arrière | feux arrière | stop lambası | arka lamba | arka stop
branik | stötfångare | kofångare | odbijač | paraurti | pare choc | pare chocs | parechoc | tampon
blatobran | stänkskärm | framskärm | blatnik | parafango | aile avant | çamurluk
hauba | motorhuv | pokrov motorja | kofan | cofano | capot | capot moteur
gepek vrata | baklucka | prtljažna vrata
retrovizor | backspegel | sidospegel | ytterspegel | vzvratno ogledalo | specchietto | specchio retrovisore | wing mirror | door mirror | rétroviseur | rétroviseur extérieur | dikiz aynası | yan ayna
hladnjak vode | kylare | vattenkylare | hladilnik | hladilnik motorja | hladilnik vode | radiatore | radiateur | radyatör
hladnjak klime | kondensor | hladilnik klime | klima radyatörü
kočiona pločica | bromsbelägg | bromsklossar | zavorne ploščice | zavorne obloge | pastiglie | pastiglie freno | plaquettes de frein | fren balatası | fren balata
kočioni disk | bromsskiva | bromsskivor | zavorni disk | zavorni kolut | dischi freno | disco freno | disque de frein | disques de frein | fren diski
kočiona čeljust | bromsok
amortizer | stötdämpare | blažilnik | ammortizzatore | ammortizzatori | amortisseur | amortisseurs | amortisör
kvačilo | koppling | kopplingssats | frizione | kit frizione | embrayage | kit embrayage | debriyaj | debriyaj seti | baskı balata
anlaser | startmotor | motorino avviamento | démarreur | marş motoru | marş dinamosu
zupčasti remen | kamrem | zobati jermen | courroie de distribution | triger kayışı | triger seti
auspuh | avgassystem | ljuddämpare | izpuh | marmita | scarico | échappement | egzoz | egzoz susturucu
turbina | turboaggregat
akumulator | bilbatteri | startbatteri
svjećica | kandela
volan | kormilo | guvernal | volante | volant | direksiyon
patosnica | bilmattor | golvmattor | gummimattor | preproga | tappetini | tapis de sol | paspas
kuka za vuču | dragkrok | vlečna kljuka | gancio traino | attelage | crochet attelage | çeki demiri
brisač | torkarblad | vindrutetorkare | brisalec | brisalci | essuie glace | essuie glaces | silecek
felga | fälgar | platišče | cerchi | cerchi in lega | jante | jantes | jantes alu | çelik jant
guma | vinterdäck | sommardäck
krovna kutija | takbox
sjedište | bilstol | sedež | sedile | sedili | siège | koltuk
alternator | alternateur | şarj dinamosu
filter zraka | filtre à air
`;
