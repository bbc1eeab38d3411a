/** What parts do or where they sit, as people say who do not know their names, in the form that part-names.ts describes. */
export const DESCRIBED_PARTS = `
nosač motora | drži motor | držati motor
alternator | puni akumulator | pune akumulator | puni bateriju | pune bateriju | punjenje akumulatora | punjenje baterije | pravi struju
anlaser | pali motor | pokreće motor | pokrene motor | okreće motor | okrene motor | vergla motor | verglanje motora | vrti motor | zavrti motor | startuje motor | pokreće auto
hladnjak vode | hladi motor | hladi vodu | hlađenje motora
vodena pumpa | gura vodu | tjera vodu
pumpa goriva | gura gorivo | gura naftu | šalje gorivo
ručica mjenjača | mijenja brzina | mijenjaju brzine | mijenjanje brzina | prebacuje brzine | ručica za brzine | ručka za brzine | ubacuje u brzinu
brisač | briše | brišu | briše staklo | čisti staklo | čiste staklo
kuka za vuču | vuča prikolice | vuče prikolicu | vučenje prikolice | kači prikolica | kačenje prikolice | zakači prikolica
podizač stakla | diže staklo | spušta staklo | podiže staklo | diže prozor | spušta prozor | podiže prozor | otvara prozor
dnevno svjetlo | svjetla danju | svjetlo dana | svjetla po danu
blatobran | lim iznad točka | lim preko točka | lim oko točka | lim iznad gume | lim preko gume | lim oko gume
hauba | poklopac iznad motora | poklopac preko motora | lim iznad motora | lim preko motora
presvlaka | prekrivač sjedišta | prekrivka sjedišta | prekrivači za sjedišta
krovni nosač | nosač prtljaga | držač prtljaga | prtljag na krovu
auspuh | cijev za dim | izlazi dim
`;
