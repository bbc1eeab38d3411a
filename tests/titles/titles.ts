/**
 * Titles as sellers write them, made up after the ways they have, each with what a person reads in it. One a line:
 * `title => Make > Model > generation : years; next vehicle | side position #part-number`. A dash means that no vehicle
 * is named. Years that are not written are those of the generation; a `#` line names the way of writing.
 */
export const TITLES = `
# raspon punih godina
AUDI A3 -Prednji branik (07/2008 - 08/2012) => Audi > A3 : 2008-2012 | front
Retrovizor Desni Peugeot 308 2007- 2011 => Peugeot > 308 : 2007-2011 | right
Far lijevi Opel Astra H 2004-2009 => Opel > Astra > H : 2004-2009 | left
Stop svjetlo desno Skoda Octavia 2008.-2012. => Škoda > Octavia : 2008-2012 | right
HAUBA VW PASSAT B6 2005 - 2010 => Volkswagen > Passat > B6 : 2005-2010
Branik zadnji Ford Focus od 2008 do 2011 => Ford > Focus : 2008-2011 | rear
Vrata prednja lijeva Renault Clio 2005.-2009. god => Renault > Clio : 2005-2009 | left front
alternator Toyota Corolla 2002/2006 => Toyota > Corolla : 2002-2006
MASKA HLADNJAKA BMW E90 2005-2008 => BMW > Serija 3 > E90 : 2005-2008
Anlaser Fiat Punto 1999-2003 1.2 => Fiat > Punto : 1999-2003
Hladnjak klime Mercedes W211 2002 do 2009 => Mercedes-Benz > E klasa > W211 : 2002-2009
Blatobran Hyundai i30 2007 – 2012 desni => Hyundai > i30 : 2007-2012 | right
Turbina Volvo V50 2.0 d 2004-2010 => Volvo > V50 : 2004-2010
RETROVIZOR LIJEVI SEAT LEON (2005-2012) => Seat > Leon : 2005-2012 | left
Podizač stakla Nissan Qashqai 02/2007-12/2013 => Nissan > Qashqai : 2007-2013
Farovi Kia Ceed 2006 -2009 => Kia > Ceed : 2006-2009
Kvaka vrata Mazda 6 2002-2007 => Mazda > 6 : 2002-2007
Kompresor klime Citroen C5 2001.god-2004.god => Citroën > C5 : 2001-2004
Airbag volana Dacia Duster 2010.g. - 2013.g. => Dacia > Duster : 2010-2013
Nosač branika Honda Civic godina 2006-2011 => Honda > Civic : 2006-2011
Motor brisača Suzuki Swift od 2005. do 2010. godine => Suzuki > Swift : 2005-2010
Prag lijevi Land Rover Freelander 2006_2012 => Land Rover > Freelander : 2006-2012 | left

# kratke godine
Far desni Golf 5 04-09 => Volkswagen > Golf > V : 2004-2009 | right
Branik prednji Passat B6 05-10 => Volkswagen > Passat > B6 : 2005-2010 | front
Blatobran lijevi Audi A4 01-04 => Audi > A4 : 2001-2004 | left
Stop lampa Corsa C 00-06 desna => Opel > Corsa > C : 2000-2006 | right
Retrovizor Fiat Stilo 01-07 lijevi => Fiat > Stilo : 2001-2007 | left
Hauba Renault Megane 2 02-08 => Renault > Megane > II : 2002-2008
Far Ford Mondeo 96-00 => Ford > Mondeo : 1996-2000
Maska BMW E46 98-01 => BMW > Serija 3 > E46 : 1998-2001
Branik Opel Vectra B 95-99 => Opel > Vectra > B : 1995-1999
Golf 6 stop svjetlo 08/12 => Volkswagen > Golf > VI : 2008-2012
Vrata Peugeot 407 04-10 zadnja desna => Peugeot > 407 : 2004-2010 | right rear
Hladnjak vode Škoda Fabia 99-07 => Škoda > Fabia : 1999-2007
Farovi Audi A6 2004-08 => Audi > A6 : 2004-2008
Kuka za vucu Volvo V70 2000-07 => Volvo > V70 : 2000-2007
Retrovizor Mercedes A klasa W169 '04-'12 => Mercedes-Benz > A klasa > W169 : 2004-2012
Spojler gepeka Golf 3 92-97 => Volkswagen > Golf > III : 1992-1997
Podkrilo BMW E60 03.-07. => BMW > Serija 5 > E60 : 2003-2007
Rešetka branika Audi A3 8P (08-12) => Audi > A3 > 8P : 2008-2012

# otvoren raspon
Stop svjetlo Passat B6 2005- => Volkswagen > Passat > B6 : 2005-2010
Far lijevi Golf VI 2009- => Volkswagen > Golf > VI : 2009-2013 | left
Retrovizor Audi A4 B8 od 2008 => Audi > A4 > B8 : 2008-2015
Branik prednji Opel Insignia 2008-> => Opel > Insignia : 2008-2017 | front
Hauba Ford Focus 2005+ => Ford > Focus : 2005-2011
Alternator VW Caddy od 2004. => Volkswagen > Caddy : 2004-2015
Far Skoda Octavia 2013 na dalje => Škoda > Octavia : 2013-2020
Zadnji branik Renault Captur od 2013 god => Renault > Captur : 2013-2019 | rear
Stop desni Peugeot 206 2003- => Peugeot > 206 : 2003-2010 | right
Mjenjac Golf 4 do 2003 => Volkswagen > Golf > IV : 1997-2003
Stop lampa Passat do 2005 => Volkswagen > Passat : 1996-2005
Branik Opel Corsa D do 2010 godine => Opel > Corsa > D : 2006-2010
Felge Audi Q7 2015- => Audi > Q7 : 2015-
Far Dacia Sandero nakon 2012 => Dacia > Sandero : 2012-2020
Vrata VW Tiguan 2016 => Volkswagen > Tiguan : 2016-2016

# pojedinačne godine
Branik prednji Skoda Fabia 2003god => Škoda > Fabia : 2003-2003 | front
Motor 1.9 TDI Golf 4 2001 god. => Volkswagen > Golf > IV : 2001-2001
Mjenjač Audi A4 2.0 TDI 2006 g. => Audi > A4 : 2006-2006
Far desni Opel Zafira 2010 2011 2012 => Opel > Zafira : 2010-2012 | right
Instrument tabla BMW X5 MY 2015 => BMW > X5 : 2015-2015
Retrovizor desni Toyota Yaris godiste 2008 => Toyota > Yaris : 2008-2008 | right
Vrata gepeka Peugeot 307 god. 2004 => Peugeot > 307 : 2004-2004
Turbina Ford Kuga 2.0 tdci 2010. => Ford > Kuga : 2010-2010
Sjedista Mercedes C klasa W204 2009.godina => Mercedes-Benz > C klasa > W204 : 2009-2009
Navigacija VW Passat 2012, 2013, 2014 => Volkswagen > Passat : 2012-2014
Volan Renault Laguna 03god => Renault > Laguna : 2003-2003
Kljuc Fiat 500 2009 => Fiat > 500 : 2009-2009
Amortizer zadnji Seat Ibiza 2010/2011 => Seat > Ibiza : 2010-2011 | rear
ECU Citroen C3 05/2006 => Citroën > C3 : 2006-2006
Letva volana Hyundai Getz mod. 2005 => Hyundai > Getz : 2005-2005
Hauba Audi A1 2010.g => Audi > A1 : 2010-2010

# generacija brojem
Golf 5 far lijevi => Volkswagen > Golf > V | left
GOLF V ZADNJI BRANIK => Volkswagen > Golf > V | rear
golf5 retrovizor desni => Volkswagen > Golf > V | right
VW GOLF 6 HAUBA => Volkswagen > Golf > VI
Golf IV maska => Volkswagen > Golf > IV
Golf mk4 spojler => Volkswagen > Golf > IV
Golf 7 R line branik => Volkswagen > Golf > VII
Megane 2 stop svjetlo lijevo => Renault > Megane > II | left
Reno Megane III far => Renault > Megane > III
Octavia II prednji branik => Škoda > Octavia > II | front
Škoda Octavia 3 retrovizor => Škoda > Octavia > III
Clio 2 anlaser 1.5 dci => Renault > Clio > II
Scenic 2 elektricna rucna => Renault > Scenic > II
Laguna 2 karavan gepek vrata => Renault > Laguna > II
Fiat Punto 2 far desni => Fiat > Punto > II | right
Fabia 2 vrata prednja desna => Škoda > Fabia > II | right front
Superb 2 kuka => Škoda > Superb > II
Focus 2 blatobran lijevi => Ford > Focus > II | left
Mondeo mk3 kvaka => Ford > Mondeo > III
Polo 5 farovi => Volkswagen > Polo > V
Astra H stop lampa => Opel > Astra > H
ASTRA G KARAVAN ZADNJI BRANIK => Opel > Astra > G | rear
Corsa D retrovizor lijevi el. => Opel > Corsa > D | left
Opel Vectra C mjenjac 6 brzina => Opel > Vectra > C
Zafira B instrument tabla => Opel > Zafira > B
Insignia A hladnjak => Opel > Insignia > A
Leon 2 branik FR => Seat > Leon > II
Ibiza 4 far => Seat > Ibiza > IV
VW Passat 6 stop svjetlo => Volkswagen > Passat > B6
Picanto 2 retrovizor => Kia > Picanto > II
MJENJAC GOLF 5 6 BRZINA => Volkswagen > Golf > V
Tiguan 1 maska => Volkswagen > Tiguan > I

# šifra šasije
A4 B8 8K retrovizor lijevi => Audi > A4 > B8 | left
Audi A3 8P far xenon => Audi > A3 > 8P
Passat B6 3C gepek vrata => Volkswagen > Passat > B6
E46 blatobran prednji desni => BMW > Serija 3 > E46 | right front
bmw 3 e90/e91 branik => BMW > Serija 3 > E90
W204 volan AMG => Mercedes-Benz > C klasa > W204
Mercedes W203 stop lampa => Mercedes-Benz > C klasa > W203
MB W124 far lijevi => Mercedes-Benz > E klasa > W124 | left
Ibiza 6L retrovizor => Seat > Ibiza > III
Fiat Punto 2 188 podizac stakla => Fiat > Punto > II
Polo 9N alternator => Volkswagen > Polo > IV
Polo 6R hauba => Volkswagen > Polo > V
Leon 1P maska => Seat > Leon > II
Octavia 1Z stop => Škoda > Octavia > II
Audi A6 C6 4F hladnjak => Audi > A6 > C6
Audi A4 B7 prednji branik s line => Audi > A4 > B7 | front
Passat B5.5 far => Volkswagen > Passat > B5
BMW F10 retrovizor => BMW > Serija 5 > F10
E39 felge 17 => BMW > Serija 5 > E39
bmw e87 haube => BMW > Serija 1 > E87
Golf 5 1K amortizer => Volkswagen > Golf > V
Mercedes Vito W639 vrata klizna => Mercedes-Benz > Vito > W639
VW T5 retrovizor desni => Volkswagen > Transporter > T5 | right
A4B8 far => Audi > A4 > B8
Audi TT 8N branik => Audi > TT > 8N
Sharan 7N stop => Volkswagen > Sharan > II
E53 X5 blatobran => BMW > X5 > E53
Honda Civic FN nosac => Honda > Civic > VIII

# kako se čuje
Pežo 307 far lijevi => Peugeot > 307 | left
Pezo 206 retrovizor => Peugeot > 206
Reno Megane 2 hauba => Renault > Megane > II
Škoda Oktavija 2 stop svjetlo => Škoda > Octavia > II
Merđo w211 volan => Mercedes-Benz > E klasa > W211
Folcvagen Golf 4 vrata => Volkswagen > Golf > IV
Folksvagen Pasat B5 far => Volkswagen > Passat > B5
Opel Korsa C branik => Opel > Corsa > C
Opel Vektra C far => Opel > Vectra > C
Sitroen Ksara blatobran => Citroën > Xsara
Reno Klio 3 far => Renault > Clio > III
Ford Fokus 2 stop => Ford > Focus > II
Tojota Jaris anlaser => Toyota > Yaris
Hjundai Tukson retrovizor => Hyundai > Tucson
Nisan Mikra K12 far => Nissan > Micra > K12
Reno Senik 2 podizač => Renault > Scenic > II
Ford Fijesta vrata => Ford > Fiesta
Škoda Fabija maska => Škoda > Fabia
Mercedez C klasa w203 far => Mercedes-Benz > C klasa > W203
Reno Kangu vrata klizna => Renault > Kangoo
VW Tuareg felge => Volkswagen > Touareg
Porše Kajen farovi => Porsche > Cayenne
Dacija Daster hauba => Dacia > Duster
Audi a4 karavan gepek, bmv e46 => Audi > A4; BMW > Serija 3 > E46
Šaran 7m far => Volkswagen > Sharan > I
Opel Insignija branik => Opel > Insignia

# pogrešno napisano
Passta B6 far => Volkswagen > Passat > B6
Volkswagn Polo 9n hauba => Volkswagen > Polo > IV
retrovizr audi a4 dsni => Audi > A4 | right
Mercdes w210 far => Mercedes-Benz > E klasa > W210
Peugoet 308 maska => Peugeot > 308
Stop svijetlo Ocatvia 2 => Škoda > Octavia > II
Renualt Clio 3 hauba => Renault > Clio > III
djelovi za Opel Asrta G => Opel > Astra > G
Hyunday i20 far => Hyundai > i20
Toyota Avenssis branik => Toyota > Avensis
Citroen Berligno vrata => Citroën > Berlingo
Nissan Quashqai far => Nissan > Qashqai
Skoda Octaiva stop => Škoda > Octavia
Ford Mondeoo retrovizor => Ford > Mondeo
BMW sreija 5 E60 far => BMW > Serija 5 > E60
Volksvagen Touran far => Volkswagen > Touran
Suzuki Switf hauba => Suzuki > Swift
prednij branik Opel Zafria B => Opel > Zafira > B | front

# ćirilica i dijakritika
Фар леви Голф 5 => Volkswagen > Golf > V | left
Ауди А4 Б8 ретровизор десни => Audi > A4 > B8 | right
Пасат Б6 хауба 2005-2010 => Volkswagen > Passat > B6 : 2005-2010
Шкода Октавија 2 стоп => Škoda > Octavia > II
ŠKODA SUPERB 2 ČEONI LIM => Škoda > Superb > II
Citroën C4 žmigavac => Citroën > C4
Рено Клио 2 мјењач => Renault > Clio > II
Опел Астра Х фар => Opel > Astra > H

# više vozila
Peugeot 307 Citroen C4 alternator => Peugeot > 307; Citroën > C4
Octavia / Golf 5 mjenjac => Škoda > Octavia; Volkswagen > Golf > V
Golf 5/6 retrovizor => Volkswagen > Golf > V; Volkswagen > Golf > VI
Golf 5 i 6 kvacilo => Volkswagen > Golf > V; Volkswagen > Golf > VI
VW Golf 5 Audi A3 8P Seat Leon 1P Octavia 2 turbina => Volkswagen > Golf > V; Audi > A3 > 8P; Seat > Leon > II; Škoda > Octavia > II
Audi A4 A6 B5 C5 2.5 tdi pumpa => Audi > A4 > B5; Audi > A6 > C5
Renault Megane, Scenic, Laguna 1.9 dci turbo => Renault > Megane; Renault > Scenic; Renault > Laguna
Fiat Punto / Opel Corsa 1.3 multijet anlaser => Fiat > Punto; Opel > Corsa
BMW E46 E39 2.0d egr => BMW > Serija 3 > E46; BMW > Serija 5 > E39
Citroen Jumper, Peugeot Boxer, Fiat Ducato retrovizor => Citroën > Jumper; Peugeot > Boxer; Fiat > Ducato
Berlingo Partner 1.6 hdi dizne => Citroën > Berlingo; Peugeot > Partner
Astra G/H kvake => Opel > Astra > G; Opel > Astra > H
Golf 4 Bora Leon Octavia A3 termostat => Volkswagen > Golf > IV; Volkswagen > Bora; Seat > Leon; Škoda > Octavia; Audi > A3
Trafic / Vivaro / Primastar stop lampa => Renault > Trafic; Opel > Vivaro; Nissan > Primastar
Golf 5 2003-2008 Passat B6 2005-2010 pumpa => Volkswagen > Golf > V : 2003-2008; Volkswagen > Passat > B6 : 2005-2010
Ford Focus C-Max Volvo S40 V50 poluosovina => Ford > C-Max; Volvo > S40; Volvo > V50
Mercedes W203 W209 W211 volan => Mercedes-Benz > C klasa > W203; Mercedes-Benz > CLK > W209; Mercedes-Benz > E klasa > W211
Toyota Aygo Citroen C1 Peugeot 107 far => Toyota > Aygo; Citroën > C1; Peugeot > 107
Passat B6 B7 kljuc => Volkswagen > Passat > B6; Volkswagen > Passat > B7
Caddy, Touran, Golf V, Jetta felge 16 => Volkswagen > Caddy; Volkswagen > Touran; Volkswagen > Golf > V; Volkswagen > Jetta

# brojevi koji nisu godine
Turbina 1.9 TDI 77kw Golf 5 => Volkswagen > Golf > V
Felge 18 cola 5x112 Audi => Audi
Motor 2.0 tdi 150ks Passat B7 => Volkswagen > Passat > B7
Krovni nosaci 90cm Opel Astra H => Opel > Astra > H
Gume 205/55 R16 zimske => -
Felge alu 17 5x110 Opel => Opel
Akumulator 12V 70Ah 640A => -
Mjenjac 1968 ccm VW Golf 6 => Volkswagen > Golf > VI
Motor 1995cm3 BMW E90 => BMW > Serija 3 > E90
Turbo 1900 TDI Škoda Octavia => Škoda > Octavia
Set kvacila Audi A4 1.8T 163ks 2 kom => Audi > A4
Mjenjac 6 brzina Opel Vectra C 1.9 CDTI => Opel > Vectra > C
Radna svjetla LED 500 W 24V => -
Disk kocioni 312mm Golf 5 => Volkswagen > Golf > V
Gume 225 45 17 ljetne => -
Hladnjak 2000 kubika Ford Mondeo => Ford > Mondeo
Sijalica H7 55W 12V par => -
Fiat Grande Punto 1.3 mjtd 55kw motor => Fiat > Grande Punto
Felge 19x8.5 ET35 BMW F10 => BMW > Serija 5 > F10
Dizne 0445110369 VW => Volkswagen | #0445110369

# modeli kao godine
Peugeot 206/2008/3008 senzor => Peugeot > 206; Peugeot > 2008; Peugeot > 3008
Peugeot 2008 prednji branik => Peugeot > 2008 | front
Peugeot 3008 2009-2016 far => Peugeot > 3008 : 2009-2016
Peugeot 2008 2013-2019 hauba => Peugeot > 2008 : 2013-2019
Fiat 500 stop svjetlo => Fiat > 500
Porsche 911 felge 19 => Porsche > 911
Mercedes 190 far lijevi => Mercedes-Benz > 190 | left
Peugeot 206 2008 god stop => Peugeot > 206 : 2008-2008
Peugeot 308 2008-2011 maska => Peugeot > 308 : 2008-2011
Mazda 323 1998-2003 retrovizor => Mazda > 323 : 1998-2003
Audi 80 B4 hauba => Audi > 80 > B4
Audi 100 C4 stop => Audi > 100 > C4
Renault 19 far => Renault > 19
Alfa Romeo 147 2001-2004 far => Alfa Romeo > 147 : 2001-2004
Alfa 156 retrovizor => Alfa Romeo > 156
Fiat 500L 2012-2017 branik => Fiat > 500L : 2012-2017
Peugeot 1007 vrata klizna => Peugeot > 1007
Peugeot 5008 2010 far => Peugeot > 5008 : 2010-2010
Volvo 850 alternator => Volvo > 850

# kataloški brojevi
Far Audi A4 B8 8K0 941 003 C => Audi > A4 > B8 | #8K0941003C
Brava vrata 8J1837016A Audi TT => Audi > TT | #8J1837016A
ECU 03G906016 Golf 5 => Volkswagen > Golf > V | #03G906016
ABS pumpa 1K0 614 517 Golf 5 => Volkswagen > Golf > V | #1K0614517
Retrovizor BMW E90 51 16 7 189 991 => BMW > Serija 3 > E90 | #51167189991
Senzor A 204 820 04 61 Mercedes W204 => Mercedes-Benz > C klasa > W204 | #A2048200461
Modul 6Y1 959 801 Fabia 2000-2007 => Škoda > Fabia : 2000-2007 | #6Y1959801
Alternator Bosch 0124525041 Passat B6 => Volkswagen > Passat > B6 | #0124525041
Bsi Peugeot 307 9640994280 => Peugeot > 307 | #9640994280
Dizna 0 445 110 259 Citroen C4 1.6 hdi => Citroën > C4 | #0445110259
Egr 1K0-131-501 Golf 5 => Volkswagen > Golf > V | #1K0131501
Prekidac 5Q0941431 golf 7 2012-2016 => Volkswagen > Golf > VII : 2012-2016 | #5Q0941431
Stop svjetlo OE 13110928 Astra H => Opel > Astra > H | #13110928

# klase i serije
Mercedes C klasa far => Mercedes-Benz > C klasa
Mercedes E 220 W211 volan => Mercedes-Benz > E klasa > W211
C220 CDI turbina => Mercedes-Benz > C klasa
Mercedes E-klasa W212 maska => Mercedes-Benz > E klasa > W212
Mercedes A 180 motor => Mercedes-Benz > A klasa
BMW serija 3 far => BMW > Serija 3
BMW 320d E46 turbina => BMW > Serija 3 > E46
BMW 520 d 2008 far => BMW > Serija 5 : 2008-2008
bmw 118d branik => BMW > Serija 1
BMW petica E39 retrovizor => BMW > Serija 5 > E39
kvaka vrata golf petica => Volkswagen > Golf > V
Golf četvorka far lijevi => Volkswagen > Golf > IV | left
Mercedes S klasa W221 zračni ovjes => Mercedes-Benz > S klasa > W221
MERCEDES ML 320 W164 => Mercedes-Benz > ML > W164
Mercedes CLK W209 stop => Mercedes-Benz > CLK > W209
BMW X3 E83 diferencijal => BMW > X3 > E83
BMW 730d F01 navigacija => BMW > Serija 7 > F01
Mercedes C 200 kompresor => Mercedes-Benz > C klasa
Mercedes klasa B W245 brava => Mercedes-Benz > B klasa > W245

# strana i položaj
ZADNJI LIJEVI STOP AUDI A6 C6 => Audi > A6 > C6 | left rear
Vrata prednja suvozaceva Golf 4 => Volkswagen > Golf > IV | right front
Far lijevi i desni Passat B5 => Volkswagen > Passat > B5 | both
Retrovizor L+D Fiat Bravo 2007-2014 => Fiat > Bravo : 2007-2014 | both
Amortizeri zadnji par Opel Meriva => Opel > Meriva | rear
Blatobran pr. desni Škoda Roomster => Škoda > Roomster | right front
Stop lijeva strana Hyundai ix35 => Hyundai > ix35 | left
Kočiona čeljust prednja leva Audi A4 B6 => Audi > A4 > B6 | left front

# riječi koje liče na modele
BRAVA VRATA AUDI A4 B8 PREDNJA DESNA => Audi > A4 > B8 | right front
Brava gepeka Fiat Punto 2 => Fiat > Punto > II
Motor 1.6 benz Opel Astra G => Opel > Astra > G
Fiat Brava far => Fiat > Brava
Ulje 500 ml za kocnice => -
Kombi vrata Ford Transit 2000-2006 => Ford > Transit : 2000-2006
Sjedista kozna mini cooper R56 => Mini > Cooper > R56
Golf Plus far desni => Volkswagen > Golf Plus | right
VW Golf VI Plus retrovizor => Volkswagen > Golf Plus : 2008-2013
Passat CC retrovizor => Volkswagen > Passat CC
Grand Scenic 2 stop => Renault > Grand Scenic > II
Citroen C4 Picasso far => Citroën > C4 Picasso
Range Rover Sport maska => Land Rover > Range Rover Sport
Range Rover Evoque felge => Land Rover > Range Rover Evoque
Ford Transit Connect vrata => Ford > Transit Connect
Nissan Note far => Nissan > Note
VW Up retrovizor => Volkswagen > Up
VW Fox hauba => Volkswagen > Fox
Renault Master stop lampa 2010- => Renault > Master : 2010-2024
Ford Ka vrata => Ford > Ka
Presvlake univerzalne crne => -
Multimedija Android 2 din => -
Chevrolet Cruze far lijevi => - | left
Mitsubishi Colt branik 2004-2008 => -
Daewoo Matiz stop => -
`;
