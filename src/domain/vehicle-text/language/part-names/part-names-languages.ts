/**
 * Swedish, Slovenian, Italian and French names of parts and other rare ones, as people say them who live there or near the border,
 * in the form that part-names.ts describes.
 */
export const OTHER_LANGUAGES_PARTS = `
far | strålkastare | framljus | helljus | žaromet | feral | ferali | fanale anteriore | phare | phares | phare avant
stop svjetlo | bakljus | baklykta | baklampa | zadnja luč | zadnji feral | stražnji feral | fanale | fanale posteriore | fanalino | feu arrière | feux arrière
branik | stötfångare | kofångare | odbijač | paraurti | pare choc | pare chocs | parechoc
blatobran | stänkskärm | framskärm | blatnik | parafango | aile avant
hauba | motorhuv | pokrov motorja | kofan | cofano | capot | capot moteur
gepek vrata | baklucka | prtljažna vrata
retrovizor | backspegel | sidospegel | ytterspegel | vzvratno ogledalo | specchietto | specchio retrovisore | wing mirror | door mirror | rétroviseur | rétroviseur extérieur
hladnjak vode | kylare | vattenkylare | hladilnik | hladilnik motorja | hladilnik vode | radiatore | radiateur
hladnjak klime | kondensor | hladilnik klime
kočiona pločica | bromsbelägg | bromsklossar | zavorne ploščice | zavorne obloge | pastiglie | pastiglie freno | plaquettes de frein
kočioni disk | bromsskiva | bromsskivor | zavorni disk | zavorni kolut | dischi freno | disco freno | disque de frein | disques de frein
kočiona čeljust | bromsok
amortizer | stötdämpare | blažilnik | ammortizzatore | ammortizzatori | amortisseur | amortisseurs
kvačilo | koppling | kopplingssats | frizione | kit frizione | embrayage | kit embrayage
anlaser | startmotor | motorino avviamento | démarreur
zupčasti remen | kamrem | zobati jermen | courroie de distribution
auspuh | avgassystem | ljuddämpare | izpuh | marmita | scarico | échappement
turbina | turboaggregat
akumulator | bilbatteri | startbatteri
svjećica | kandela
volan | kormilo | guvernal | volante | volant
patosnica | bilmattor | golvmattor | gummimattor | preproga | tappetini | tapis de sol
kuka za vuču | dragkrok | vlečna kljuka | gancio traino | attelage | crochet attelage
brisač | torkarblad | vindrutetorkare | brisalec | brisalci | essuie glace | essuie glaces
felga | fälgar | platišče | cerchi | cerchi in lega | jante | jantes | jantes alu
guma | vinterdäck | sommardäck
krovna kutija | takbox
sjedište | bilstol | sedež | sedile | sedili | siège
alternator | alternateur
filter zraka | filtre à air
`;
