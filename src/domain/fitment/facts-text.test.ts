import { expect, test } from 'vitest';
import { fitmentText } from './facts-text.ts';

test.each([
  [['Audi', 'A4'], { yearFrom: 2004, yearTo: 2008 }, 'Audi A4 2004–2008'],
  [['Audi', 'A4'], { yearFrom: 2004, yearTo: null }, 'Audi A4 2004–'],
  [['Audi', ''], { yearFrom: null, yearTo: null }, 'Audi'],
  [
    ['Audi', 'A4'],
    { yearFrom: 2004, yearTo: 2008, facts: { generation: 'B7', engine: '2.0 TDI', monthFrom: 6 } },
    'Audi A4 2004–2008 (B7, 2.0 TDI, od 6/2004)',
  ],
])('a vehicle in words says what is known of it: %j with %j', (names, fitment, text) =>
  expect(fitmentText(names, fitment)).toBe(text),
);
