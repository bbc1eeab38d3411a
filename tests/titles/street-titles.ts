/**
 * Titles in the hurried style of classified ads: capitals, typing mistakes, manufacturers left out, several vehicles, tyre
 * sizes, engine codes. `@category` is the shop's category of the part, `@-` none.
 */
export const STREET_TITLES = `
# riječi bez vozila
Gume Pirelli Scorpion 235/60 R18 zimske => - | @felge-i-gume
Michelin Primacy 4 205/55 R16 ljetne 4 kom => - | @felge-i-gume
Pasta za poliranje farova 150g => - | @-
Montazna pasta za auspuh Holts => - | @-
Continental premium contact 225/45 R17 => - | @felge-i-gume
GUME 195 65 15 SAVA ESKIMO DOT 2021 => - | @felge-i-gume
Zimske gume Kleber Krisalp 185/60R14 => - | @felge-i-gume
Felge 5x100 15" et38 sa gumama => - | @felge-i-gume
ALU FELGE 16ice 4x108 => - | @felge-i-gume
Hankook Ventus 215/50R17 par => - | @felge-i-gume
Akumulator Topla 74ah novo garancija => - | @akumulatori
Ratkape 15 cola komplet srebrne => - | @felge-i-gume
Auto radio Pioneer bluetooth usb => - | @-
Ulje Motul 8100 x-clean 5w40 5l => - | @-
Presvlake za auto univerzalne crne => - | @sjedista
LED bar 50cm 120w radno svjetlo => - | @dodatna-rasvjeta
Patosnice gumene univerzalne => - | @patosnice
Kompresor za gume 12v => - | @-
Dunlop Sport Maxx 255 35 19 => - | @felge-i-gume
Metlice brisaca bosch aerotwin 60/45 cm => - | @brisaci
Garmin kamera za auto => - | @-
Sportski volan momo 35cm => - | @volani-i-airbag
Krovni kofer thule 420l => - | @krovni-nosaci-i-kutije
Antifriz g12 koncentrat 1.5l => - | @-

# svakodnevni
PREDNJI BRANIK GOLF 5 GTI => Volkswagen > Golf > V | front @branici
Bamper zadnji golf 6 => Volkswagen > Golf > VI | rear @branici
far lijevi pasat b6 xenon => Volkswagen > Passat > B6 | left @farovi
Štopka desna opel astra h karavan => Opel > Astra > H | right @stop-svjetla
Retrovizor elektricni lijevi Polo 2003 => Volkswagen > Polo : 2003-2003 | left @vanjski-retrovizori
Špigl desni fiat punto => Fiat > Punto | right @vanjski-retrovizori
hauba reno clio 3 siva => Renault > Clio > III | @haube
kotflugel desni golf 4 plavi => Volkswagen > Golf > IV | right @blatobrani
Krilo lijevo prednje Audi A3 8p => Audi > A3 > 8P | left front @blatobrani
Gril maska skoda octavia 2 facelift => Škoda > Octavia > II | @maske-i-resetke
Auspuh lonac zadnji peugeot 206 1.4 => Peugeot > 206 | rear @izduvni-sistemi
Kuplung i zamajac passat b6 2.0 tdi bkp => Volkswagen > Passat > B6 | @kvacila
Plivajuci zamajac Mondeo mk3 2.0tdci => Ford > Mondeo > III | @kvacila
turbina 1.9 tdi 105 bls touran => Volkswagen > Touran | @turbine
Lima masina opel corsa c 1.0 => Opel > Corsa > C | @alternatori
Anlaser Citroen Xsara Picasso 2.0 hdi => Citroën > Xsara Picasso | @anlaseri
hladnjak klime astra g => Opel > Astra > G | @hladnjaci
Kiler vode BMW e46 320d => BMW > Serija 3 > E46 | @hladnjaci
Interkuler ford focus 1.6 tdci 2007 => Ford > Focus : 2007-2007 | @interkuleri
Sjedista kozna audi a6 4f komplet => Audi > A6 > C6 | @sjedista
Airbag volan golf 5 => Volkswagen > Golf > V | @volani-i-airbag
Rucica mjenjaca Mercedes w203 automatik => Mercedes-Benz > C klasa > W203 | @enterijer
Motoric brisaca zadnji clio 2 => Renault > Clio > II | rear @brisaci
Euro kuka Touran 2005 god. => Volkswagen > Touran : 2005-2005 | @kuke-za-vucu
Krovni nosaci Octavia karavan => Škoda > Octavia | @krovni-nosaci-i-kutije
Zracni jastuk vozaca corsa d => Opel > Corsa > D | left @volani-i-airbag
Pakne zadnje punto 1.2 => Fiat > Punto | rear @kocnice
Cokle kocione i doboš golf 3 => Volkswagen > Golf > III | @kocnice
Federi prednji golf 4 tdi par => Volkswagen > Golf > IV | front @amortizeri
Amortizeri zadnji Renault Megane 2 sachs => Renault > Megane > II | rear @amortizeri
Set zupcastog 1.6 hdi peugeot 307 => Peugeot > 307 | @zupcasti-remeni
Filter zraka Fiat Bravo 1.9 mjet => Fiat > Bravo | @filteri
Katalizator vw polo 9n 1.4 => Volkswagen > Polo > IV | @izduvni-sistemi
DPF Bmw e90 2.0d n47 => BMW > Serija 3 > E90 | @izduvni-sistemi
Kljesta kociona zadnja lijeva passat b7 => Volkswagen > Passat > B7 | left rear @kocnice
Lajsne vrata golf 4 4 kom => Volkswagen > Golf > IV | @spojleri-i-lajsne
Spojler gepeka astra h gtc => Opel > Astra > H | @spojleri-i-lajsne
Tepisi original Audi A4 B8 => Audi > A4 > B8 | @patosnice
Mjenjac 6 brzina golf 5 2.0 tdi => Volkswagen > Golf > V | @-
Vrata prednja desna Opel Vectra C => Opel > Vectra > C | right front @-
Dizna 1.6 hdi citroen c4 => Citroën > C4 | @-
kvaka vrata Skoda Fabia 2001 => Škoda > Fabia : 2001-2001 | @-

# marka izostavljena
Far e60 adaptivni desni => BMW > Serija 5 > E60 | right @farovi
Oktavia 2 vrs branik => Škoda > Octavia > II | @branici
Stop led B8 karavan A4 => Audi > A4 > B8 | @stop-svjetla
Caddy 2008 klizna vrata => Volkswagen > Caddy : 2008-2008 | @-
Fokus 1.6 tdci alternator 06 god => Ford > Focus : 2006-2006 | @alternatori
Laguna 2 xenon far lijevi => Renault > Laguna > II | left @farovi
Meriva A retrovizor => Opel > Meriva > A | @vanjski-retrovizori
Qasqai hauba 2009 => Nissan > Qashqai : 2009-2009 | @haube
w211 prednja maska avangarde => Mercedes-Benz > E klasa > W211 | front @maske-i-resetke
Kadica gepeka Duster 4x2 => Dacia > Duster | @patosnice
X5 e53 stop svjetla => BMW > X5 > E53 | @stop-svjetla
Sharan 1.9tdi 85kw anlaser => Volkswagen > Sharan | @anlaseri
vektra c 1.9 cdti egr => Opel > Vectra > C | @-
Tiguan 2010 led stop desni => Volkswagen > Tiguan : 2010-2010 | right @stop-svjetla
320d e46 turbina 110kw => BMW > Serija 3 > E46 | @turbine

# godine
Hauba Golf 7 2015gp => Volkswagen > Golf > VII : 2015-2015 | @haube
Branik Clio 01-> => Renault > Clio : 2001-2012 | @branici
Far Polo 06.- => Volkswagen > Polo : 2006-2009 | @farovi
Passat 2005.->2010. far => Volkswagen > Passat : 2005-2010 | @farovi
Retrovizor Fabia 2007g-2014g => Škoda > Fabia : 2007-2014 | @vanjski-retrovizori
Stop Astra H 04.-09. lijevi => Opel > Astra > H : 2004-2009 | left @stop-svjetla
Far Golf 6 (2008-2012) => Volkswagen > Golf > VI : 2008-2012 | @farovi
Hladnjak Octavia 2004 do 2012 god => Škoda > Octavia : 2004-2012 | @hladnjaci
Blatobran Corsa D od 2006g. => Opel > Corsa > D : 2006-2014 | @blatobrani
Branik A4 2012+ prednji => Audi > A4 : 2012-2015 | front @branici
Far Mercedes W204 do 2011 => Mercedes-Benz > C klasa > W204 : 2007-2011 | @farovi
Maska Focus 2008/2011 => Ford > Focus : 2008-2011 | @maske-i-resetke
Volan A6 god. proizvodnje 2006 => Audi > A6 : 2006-2006 | @volani-i-airbag
Amortizeri Touran 03'->10' => Volkswagen > Touran : 2003-2010 | @amortizeri
Alternator Punto 2 99-03g => Fiat > Punto > II : 1999-2003 | @alternatori
BRANIK GOLF 6 2009GOD. => Volkswagen > Golf > VI : 2009-2009 | @branici
Retrovizor Megane 2 2002-2008g.p. => Renault > Megane > II : 2002-2008 | @vanjski-retrovizori
Branik Fiat 500 2016> => Fiat > 500 : 2016-2024 | @branici
Far Yaris 09/2011-06/2014 lijevi => Toyota > Yaris : 2011-2014 | left @farovi
Stop Superb 2008 - 2013 . godina => Škoda > Superb : 2008-2013 | @stop-svjetla
Prednji far Ibiza '08 => Seat > Ibiza : 2008-2008 | front @farovi
Diskovi Passat 2011god 312mm => Volkswagen > Passat : 2011-2011 | @kocnice
Hauba Peugeot 308 modeli 2008 2009 2010 => Peugeot > 308 : 2008-2010 | @haube

# za, sa, od, bez
Branik za golf 7. Prednji, siva boja => Volkswagen > Golf > VII | front @branici
ZA GOLF 5 prednji branik => Volkswagen > Golf > V | front @branici
Za audi a3 8p lijevi far => Audi > A3 > 8P | left @farovi
Kuka za vucu Passat B8 => Volkswagen > Passat > B8 | @kuke-za-vucu
Nosac za krov Touran => Volkswagen > Touran | @krovni-nosaci-i-kutije
Far sa zmigavcem golf 2 => Volkswagen > Golf > II | @farovi
Branik sa maglenkama Fiesta 2010 => Ford > Fiesta : 2010-2010 | @branici
Skinuto sa golfa 6: retrovizor desni => Volkswagen > Golf > VI | right @vanjski-retrovizori
Od passata b5 stop lampa => Volkswagen > Passat > B5 | @stop-svjetla
Dijelovi od audija a4 b7 far, hauba, branik => Audi > A4 > B7 | @farovi
Staklo za retrovizor opel zafira b => Opel > Zafira > B | @vanjski-retrovizori
Turbina bez elektronike 2.0 tdi golf 6 => Volkswagen > Golf > VI | @turbine
Set kvacila sa plivajucim za superb 2 => Škoda > Superb > II | @kvacila
Pumpa za brisace golf 4 => Volkswagen > Golf > IV | @brisaci
Kutija za krov => - | @krovni-nosaci-i-kutije
Na prodaju far Bmw e46 => BMW > Serija 3 > E46 | @farovi
Poklopac za far sprinter => Mercedes-Benz > Sprinter | @farovi
Set za kocnice prednji Opel Insignia => Opel > Insignia | front @kocnice
Komplet za veliki servis golf 5 1.9 tdi => Volkswagen > Golf > V | @zupcasti-remeni

# više vozila i tuđi kodovi
Alternator Golf 4 Bora Audi A3 1.9 tdi 90a => Volkswagen > Golf > IV; Volkswagen > Bora; Audi > A3 | @alternatori
Kvacilo Ducato Boxer Jumper 2.3 => Fiat > Ducato; Peugeot > Boxer; Citroën > Jumper | @kvacila
Turbina trafic vivaro 1.9 dci => Renault > Trafic; Opel > Vivaro | @turbine
Far Berlingo / Partner 2005 => Citroën > Berlingo : 2005-2005; Peugeot > Partner : 2005-2005 | @farovi
Opel Astra J B16DTH motor 2012 => Opel > Astra > J : 2012-2012 | @-
Audi A6 C5 2.5 TDI AKE motor => Audi > A6 > C5 | @-
VW T5 1.9 AXB anlaser => Volkswagen > Transporter > T5 | @anlaseri
Toyota Corolla E12 far desni => Toyota > Corolla > E12 | right @farovi
Renault Megane F4R motor 2.0 16v => Renault > Megane | @-
Citroen C4 DV6TED4 turbina => Citroën > C4 | @turbine
Peugeot 407 RHR turbina 2.0 hdi => Peugeot > 407 | @turbine
Mercedes OM646 dizna E klasa => Mercedes-Benz > E klasa | @-
Ford C-max G6DA alternator => Ford > C-Max | @alternatori
Felge 17 5x112 Audi A4 A6 VW Passat => Audi > A4; Audi > A6; Volkswagen > Passat | @felge-i-gume
Gume 205/55R16 sa felgama Golf 5 => Volkswagen > Golf > V | @felge-i-gume
Felge Audi 5x112 R18 8J ET45 => Audi | @felge-i-gume
Opel 5x110 felge 16 vectra b => Opel > Vectra > B | @felge-i-gume
Mazda 6 i 3 senzor abs => Mazda > 6; Mazda > 3 | @-
Leon Toledo Altea prednji branik => Seat > Leon; Seat > Toledo; Seat > Altea | front @branici
Clio/Megane/Scenic 1.5 dci dizna => Renault > Clio; Renault > Megane; Renault > Scenic | @-

# kucano u žurbi
Golg 5 far => Volkswagen > Golf > V | @farovi
Opel Vektra B haubu => Opel > Vectra > B | @haube
Retrovzor ocatavia 2 desni => Škoda > Octavia > II | right @vanjski-retrovizori
zadni branik astr h => Opel > Astra > H | rear @branici
PEŽO 307 PREDNI BRANIK => Peugeot > 307 | front @branici
Mercdes w210 hauba => Mercedes-Benz > E klasa > W210 | @haube
Citroen Xara stop => Citroën > Xsara | @stop-svjetla
Kocione ploćice Pasat B6 => Volkswagen > Passat > B6 | @kocnice
ALTERNATR RENO LAGUNA => Renault > Laguna | @alternatori
Branik prednji Hyundai Tucsson 2006 => Hyundai > Tucson : 2006-2006 | front @branici
stop svijetla golf cetvorka => Volkswagen > Golf > IV | @stop-svjetla
`;
