/**
 * What people talk about around the part that they look for: buying and sending, time, places, for whom it is, and what a car
 * does. Any form of these words is meant.
 */
export const TALK = `
garancija kataloški šifra račun faktura kartica rata gotovina pouzeće poštarina besplatan popust sniženje rasprodaja lager skladište zaliha raspoloživ
količina isporuka preuzimanje preuzeti ugradnja ugraditi montaža popravka popraviti otkup dogovor vlasnik telefon broj viber whatsapp
adresa slika fotografija oglas artikal prodavnica radnja firma trgovina kupac prodavac naručiti narudžba rezervisati
poslati slanje pošta kurir lično povrat vratiti reklamacija deklaracija inbox
hladno toplo problem porez skup transport prevoz saradnja cjenik primjer primjena poruka hitan ideja
dati moći doći pisati slati ostaviti kupiti mijenjanje mijenjati mijenjam padati paliti pucati puniti polomiti
siguran stvaran isti sličan drugi drugačiji različit svejedno
dan danas sutra jučer sedmica mjesec godina subota nedjelja ponedjeljak utorak srijeda četvrtak petak jutro veče noć
poslije nakon prije odmah uskoro kasnije ranije uvijek nikad možda naravno stvarno sigurno slučajno unaprijed zahvalan garantovano uživo lijep
posao mjesto grad selo cesta put ulica garaža
majstor mehaničar električar limar lakirer vulkanizer komšija prijatelj brat sestra otac majka
poklon kupovina stub zid ograda bandera srna jelen sudar udes
očuvan ispravan provjeren testiran kvalitetan odličan
kvar pokvariti zvoni pucketa škripi lupa trese curi grije hladi puše pali gasi radi neradi pokvaren pokvario zamijeniti zamijenim
cvili pišti zuji bruji zviždi škrguće krcka krči štuca trza stenje zavija tandrče klepeće klepa vibrira proklizava pregrijava
dimi blokira otkazao crkao riknuo pregorio zaribao zaglavio istrošio popustio otpao otpala
uvoz uvoza uvozu
klizi kliže proklizuje šlajfa prošlajfava otkazuje popušta propada lupeta struže grebe zapinje preskače prokapava smrdi prdi brunda grmi
gubi pušta kaplje zvecka drnda čangrlja podrhtava drma titra poskakuje luta zanosi zeza zajebava šušti šumi urla vrišti cijuče riče
vozi upališ upališ upalim skrećem krenem stanem ugrije kočim ubacim dodam
ujutro navečer sinoć prekjučer zimi ljeti kiša krivina neravnina ubrzanje usporavanje autoput uzbrdo nizbrdo ler
sin kćer kćerka kum zet amidža daidža dajdža tetak rođak mušterija klijent stranka babo tata mama muž žena jaran radionica šef
ženin bratov babin sinov sestrin očev mamin tatin komšijin
žiralno virmanski predračun veleprodaja maloprodaja fiskalni upotreba preprodaja kartično kartica novac budžet
ovako vako naime znači znaci mogućnost parking otprilike nebitno nužno prijeko bitno tačno isključivo ozbiljan odgovor slikati nalazi zove smeta vrijeme
srdačan večer merhaba ekipa svima alejkum poštovanje skupo preskupo
`;
