import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areNeighbours, typingDistance } from './typing-distance.ts';

test.each([
  ['branik', 'branik', 0],
  ['branki', 'branik', 1],
  ['dsni', 'desni', 1],
  ['retrovizzor', 'retrovizor', 1],
  ['alternotar', 'alternator', 2],
  ['far', 'golf', 3],
])('%s → %s is %i mistakes', (a, b, distance) => expect(typingDistance(a, b, 2)).toBe(distance));

test('is the same in both directions and never less than the difference in length', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      const distance = typingDistance(a, b, 9);
      expect(distance).toBe(typingDistance(b, a, 9));
      expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
    }),
  );
});

test.each([
  ['b', 'v', true],
  ['k', 'l', true],
  ['b', 'p', false],
  ['p', 'a', false],
])('%s is beside %s on the keyboard: %s', (a, b, isBeside) => expect(areNeighbours(a, b)).toBe(isBeside));
