import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentDescription, documentTitle } from './document-text.ts';

test('the shop’s name follows a short title', () => {
  expect(documentTitle('Kontakt')).toBe('Kontakt | Premium Parts');
});

test('a title that already names the shop is left alone', () => {
  expect(documentTitle('Premium Parts, Grude')).toBe('Premium Parts, Grude');
});

test('a long title is shortened by the shop’s name first', () => {
  const title = 'Prednji desni far s LED svjetlom – Audi A4 2008–2011';
  expect(documentTitle(title)).toBe(title);
});

test('a title beyond what search engines show is cut at a word', () => {
  const title = documentTitle('Prednji desni far s LED dnevnim svjetlom, bi-ksenon – Audi A4 2008–2011');
  expect(title).toBe('Prednji desni far s LED dnevnim svjetlom, bi-ksenon – Audi…');
});

test('no title is longer than 60 and no description longer than 155 characters', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (text) => {
      expect(documentTitle(text).length).toBeLessThanOrEqual(60);
      expect(documentDescription(text).length).toBeLessThanOrEqual(155);
    }),
  );
});
