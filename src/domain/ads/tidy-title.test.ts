import { expect, test } from 'vitest';
import { demoKnowledge } from '../../../tests/titles/parse-titles.ts';
import { tidyTitle } from './tidy-title.ts';

test.each([
  ['Far lijevi Golf 5 061/123-456', 'Far lijevi Golf 5'],
  ['Far lijevi Golf 5, tel: 061 123 456', 'Far lijevi Golf 5'],
  ['FAR LIJEVI GOLF 5 - 065/222-333', 'Far lijevi Golf 5'],
  ['☎️061-777-888☎️ Dijelovi za Peugeot 308', 'Dijelovi za Peugeot 308'],
  ['Pežo 206 motor 062/555-444 viber', 'Pežo 206 motor'],
  ['Far Golf 5 (065 111 222)', 'Far Golf 5'],
  ['DESNI FAR EGR LED GOLF 5 NOV', 'Desni far EGR LED Golf 5 nov'],
  ['Far 062 123 456 Golf 5', 'Far Golf 5'],
  ['Golf 5 far OEM 066 109 111', 'Golf 5 far OEM 066 109 111'],
  ['Alternator 06F903023', 'Alternator 06F903023'],
  ['Far Golf 5 (lijevi)', 'Far Golf 5 (lijevi)'],
  ['Stop svjetlo Passat B6 2005-', 'Stop svjetlo Passat B6 2005-'],
  ['061 123 456', '061 123 456'],
])('the name of a product has no telephone number from its ad: %s', (title, name) => {
  expect(tidyTitle(title, demoKnowledge.vehicles, 2026)).toBe(name);
});
