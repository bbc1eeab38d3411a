import { expect, test } from 'vitest';
import { withChassis } from './chassis-line.ts';

const WHOLE = 'WVWZZZ1KZ6W000001';

test.each([
  ['Imate li far?', WHOLE, `Imate li far?\n\nBroj šasije: ${WHOLE}`],
  ['', WHOLE, `Broj šasije: ${WHOLE}`],
  [
    `Imate li far?\n\nBroj šasije: ${WHOLE}`,
    'WVWZZZ1KZ6W000002',
    'Imate li far?\n\nBroj šasije: WVWZZZ1KZ6W000002',
  ],
  [`Imate li far?\n\nBroj šasije: ${WHOLE}`, 'WVW', 'Imate li far?'],
  ['Imate li far?\n', 'WVW', 'Imate li far?\n'],
])('a message %j with the chassis number %j is %j', (message, chassis, expected) => {
  expect(withChassis(message, chassis)).toBe(expected);
});
