/** Like `../titles.ts` says. */
export const NUMBER_TITLES = `
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
`;
