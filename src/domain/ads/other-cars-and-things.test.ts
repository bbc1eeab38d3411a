import { expect, test } from 'vitest';
import { demoKnowledge } from '../../../tests/titles/parse-titles.ts';
import { readAd } from './read-ad.ts';

const read = (title: string, description = '') =>
  readAd({ title, description, category: '' }, demoKnowledge, 2026);
const vehiclesIn = (title: string) =>
  read(title).fitments.map(({ manufacturer, model, generation }) =>
    [manufacturer.name, model?.name, generation?.name].filter(Boolean).join(' '),
  );

test.each([
  ['Muška polo majica Puma XL', []],
  ['Polo majice Ferrari, crvena i crna', []],
  ['Polo košulja S', []],
  ['Fokus leće H4 za motor', []],
  ['Focus lupe 2.5 inča par', []],
  ['Leća za Ford Focus 2', ['Ford Focus II']],
  ['Ford Focus leća desnog fara', ['Ford Focus']],
  ['Polo 9n i majica', ['Volkswagen Polo IV']],
  ['Mustang farmerke W34', []],
  ['Farmerke Mustang L32', []],
  ['Ženska majica Polo', []],
  ['Golf palice komplet', []],
  ['Golf palica mjenjača', ['Volkswagen Golf']],
  ['Octavia palice brisača', ['Škoda Octavia']],
  ['Palica brisača Golf 5', ['Volkswagen Golf V']],
  ['Panda plišana igračka', []],
  ['Fiat Panda plišana sjedišta', ['Fiat Panda']],
  ['Farmerke i far Golf 5', ['Volkswagen Golf V']],
])('a shirt and a lens that have the name of a car are no car: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});

test.each([
  ['Avensis Verso retrovizor desni', []],
  ['Toyota Avensis Verso anlaser', ['Toyota']],
  ['Far Yaris Cross', []],
  ['Nissan Almera Tino 2.2 dci turbina', ['Nissan']],
  ['Branik Citroen C4 Aircross', ['Citroën']],
  ['Patosnice Zafira-Life', []],
  ['Audi Q6 e-tron branik', ['Audi']],
  ['Felge Q8 e-tron', []],
  ['Audi e-tron GT felge', ['Audi']],
  ['Audi Q4 e-tron branik', ['Audi Q4 e-tron']],
  ['Audi e-tron branik', ['Audi e-tron']],
  ['Far Yaris / Verso', ['Toyota Yaris', 'Toyota Verso']],
  ['Corolla Verso kvačilo', ['Toyota Corolla Verso']],
  ['C3 Aircross branik', ['Citroën C3 Aircross']],
])('a car that the shop does not know is not the one that its name begins with: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});

test.each([
  ['BMW amortizer zadnji x2', ['BMW']],
  ['BMW E90 diskovi x2', ['BMW Serija 3 E90']],
  ['Opruge BMW 320d E46 x4', ['BMW Serija 3 E46']],
  ['BMW x2 hauba', ['BMW X2']],
  ['Far bmw x3 x4', ['BMW X3', 'BMW X4']],
  ['BMW hauba X2 2018', ['BMW X2']],
  ['BMW X1 felge x4 kom', ['BMW X1']],
  ['Felge BMW X1 x4 kom', ['BMW X1']],
  ['BMW x3 komplet motor', ['BMW X3']],
  ['Peugeot 307 kom 50 KM', ['Peugeot 307']],
  ['Amortizer Alfa 147 komad', ['Alfa Romeo 147']],
  ['Vijci 100 kom Audi', ['Audi']],
])('how many of a part are sold is no BMW: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});

test.each([
  ['Corsa D / Combo D prag', ['Opel Corsa D', 'Opel Combo D']],
  ['Kvaka Agila A / Astra G', ['Opel Agila A', 'Opel Astra G']],
  ['Combo C / Corsa C far', ['Opel Combo C', 'Opel Corsa C']],
  ['Corsa C Combo C volan', ['Opel Corsa C', 'Opel Combo C']],
])('the letter of a generation before a car that begins with it stays its own: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});

test.each([
  ['Fiat 500 L hauba', ['Fiat 500L']],
  ['Stop 500 X Fiat', ['Fiat 500X']],
  ['Krovna kutija Fiat Tipo 500 L', ['Fiat Tipo']],
  ['Krovna kutija 500 l', []],
])('the 500 L is a car beside its manufacturer, and a size elsewhere: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});

test.each([
  ['Peugeot 307cc hauba', null, null],
  ['Peugeot 307cc hauba 2004', 2004, 2004],
  ['307cc 2003-2006 stop', 2003, 2006],
  ['Hauba 206sw 2005', 2005, 2005],
])('a body joined to the number of its model is that model: %s', (title, yearFrom, yearTo) => {
  expect(read(title).fitments).toMatchObject([{ manufacturer: { name: 'Peugeot' }, yearFrom, yearTo }]);
});

test.each([
  ['Volvo FH12 460 far', ['Volvo']],
  ['Volvo FM 440 anlaser', ['Volvo']],
  ['Volvo FH/FM 440 far', ['Volvo']],
  ['Far FH 12 460 Volvo', ['Volvo']],
  ['Scania 124L 420 far', []],
  ['MAN TGX 18.440 retrovizor', []],
  ['DAF XF 105 460 retrovizor', []],
  ['BMW F 650 GS auspuh', ['BMW']],
  ['BMW R 850 RT far', ['BMW']],
  ['BMW K 100 retrovizor', ['BMW']],
  ['Volvo 440 far', ['Volvo 440']],
  ['Radio FM Peugeot 206', ['Peugeot 206']],
  ['BMW F 30 320 far', ['BMW Serija 3 F30']],
  ['Far 206', ['Peugeot 206']],
])('the power of a lorry and the size of a motorcycle are no car: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});

test.each([
  ['Retrovizor BMW E46 i X3', ['BMW Serija 3 E46', 'BMW X3']],
  ['Far BMW X1 i X3', ['BMW X1', 'BMW X3']],
  ['BMW iX3 far', ['BMW iX3']],
  ['BMW i X3 far', ['BMW iX3']],
  ['Far i20 i i 30', ['Hyundai i20', 'Hyundai i30']],
  ['Focus/C-Max dizne', ['Ford Focus', 'Ford C-Max']],
  ['Far Corolla, Verso', ['Toyota Corolla', 'Toyota Verso']],
  ['Focus C-Max dizne', ['Ford C-Max']],
])('an "i" or a slash between two cars separates them: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});

test.each([
  ['Renault Megane Scenic 1998 stop', ['Renault Scenic']],
  ['MEGANE SCENIC 1.9 DTI far', ['Renault Scenic']],
  ['Megane Scenic 2 far', ['Renault Scenic II']],
  ['Audi A6 Allroad far', ['Audi Allroad']],
  ['Audi A6 C5 Allroad far', ['Audi Allroad C5']],
  ['A6 4F Allroad jastuk', ['Audi Allroad C6']],
  ['Clio Megane Scenic kvačilo', ['Renault Clio', 'Renault Megane', 'Renault Scenic']],
  ['Megane Scenic Laguna kvačilo', ['Renault Megane', 'Renault Scenic', 'Renault Laguna']],
  ['Megane/Scenic far', ['Renault Megane', 'Renault Scenic']],
  ['Megane II Scenic II far', ['Renault Megane II', 'Renault Scenic II']],
  ['Audi A6 Allroad Q7 amortizer', ['Audi A6', 'Audi Allroad', 'Audi Q7']],
  ['Audi A4 A6 Allroad amortizer', ['Audi A4', 'Audi A6', 'Audi Allroad']],
])('a car that began as a version of another one is only that version: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});

test.each([
  ['VW Golf 1 far', ['Volkswagen']],
  ['VW Golf I far', ['Volkswagen']],
  ['Golf 1 branik', []],
  ['VW Golf 1/2 far', ['Volkswagen Golf II']],
  ['VW Passat B2 far', ['Volkswagen']],
  ['VW Transporter T3 far', ['Volkswagen']],
  ['VW T3 / T4 vrata', ['Volkswagen Transporter T4']],
  ['BMW 320 E21 far', ['BMW']],
  ['Mercedes E klasa W123 far', ['Mercedes-Benz']],
  ['Ford Escort 4 maska', ['Ford']],
  ['Hyundai Ioniq 6 felge', ['Hyundai']],
  ['Hyundai Ioniq 5 felge', ['Hyundai Ioniq 5']],
  ['Golf 1 kom far', ['Volkswagen Golf']],
  ['Far Golf 1.6', ['Volkswagen Golf']],
  ['Far Polo 1 4 benzin', ['Volkswagen Polo']],
  ['Far Jetta 1.6 TDI', ['Volkswagen Jetta']],
  ['Far Golf 7.5', ['Volkswagen Golf VII']],
  ['Civic 4 vrata', ['Honda Civic']],
  ['BMW X3 F25 far', ['BMW X3 F25']],
])('a generation that is older than those of the shop is not every generation: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});

test.each([
  ['Amortizeri Bilstein B8 Golf 5', ['Volkswagen Golf V']],
  ['Bilstein B6 Passat prednji', ['Volkswagen Passat']],
  ['Bilstein B4 Passat B6 zadnji', ['Volkswagen Passat B6']],
  ['Amortizeri Sachs E46', ['BMW Serija 3 E46']],
  ['Amortizeri Sachs B6 B7 Passat', ['Volkswagen Passat B6', 'Volkswagen Passat B7']],
])('the series of a shock absorber is no body of a car: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});

test.each([
  ['Far BMW serija 1 5 vrata', ['BMW Serija 1']],
  ['Mazda 3 5 vrata far', ['Mazda 3']],
  ['Mazda 6 hauba, 5 vrata', ['Mazda 6']],
  ['Mazda 5 vrata zadnja', ['Mazda 5']],
  ['BMW 5 vrata lijeva', ['BMW Serija 5']],
  ['Passat 4 motion kardan', ['Volkswagen Passat']],
  ['Golf 5 4 motion kardan', ['Volkswagen Golf V']],
  ['Mercedes E klasa 4 matic kardan', ['Mercedes-Benz E klasa']],
])('a number of doors or of driven wheels is neither a model nor a generation: %s', (title, vehicles) => {
  expect(vehiclesIn(title)).toEqual(vehicles);
});
