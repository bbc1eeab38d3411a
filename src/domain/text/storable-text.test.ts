import fc from 'fast-check';
import { expect, test } from 'vitest';
import { descriptionLines } from '../ads/read-description.ts';
import { cutText } from './cut-text.ts';
import { isStorable, toStorable } from './storable-text.ts';

test('a text is cut between characters: an emoji at the end stays whole or is removed', () => {
  expect(cutText('Far 🚗', 5)).toBe('Far ');
  expect(cutText('Far 🚗', 6)).toBe('Far 🚗');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (text, max) => {
      expect(cutText(text, max).isWellFormed()).toBe(true);
      expect(cutText(text, max).length).toBeLessThanOrEqual(max);
    }),
  );
});

test('whatever another site sends can be stored, and what can be stored stays as it is', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) => {
      const text = String.fromCharCode(...units);
      expect(isStorable(toStorable(text))).toBe(true);
      if (isStorable(text)) expect(toStorable(text)).toBe(text);
    }),
  );
});

test('a seller’s numbered characters give a description that can be stored', () => {
  expect(descriptionLines('Far&#55357; lijevi&#00;')).toEqual(['Far\uFFFD lijevi']);
});
