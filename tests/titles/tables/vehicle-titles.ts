/** Like `../titles.ts` says. */
export const VEHICLE_TITLES = `
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

# strana i položaj
ZADNJI LIJEVI STOP AUDI A6 C6 => Audi > A6 > C6 | left rear
Vrata prednja suvozaceva Golf 4 => Volkswagen > Golf > IV | right front
Far lijevi i desni Passat B5 => Volkswagen > Passat > B5 | both
Retrovizor L+D Fiat Bravo 2007-2014 => Fiat > Bravo : 2007-2014 | both
Amortizeri zadnji par Opel Meriva => Opel > Meriva | rear
Blatobran pr. desni Škoda Roomster => Škoda > Roomster | right front
Stop lijeva strana Hyundai ix35 => Hyundai > ix35 | left
Kočiona čeljust prednja leva Audi A4 B6 => Audi > A4 > B6 | left front
`;
