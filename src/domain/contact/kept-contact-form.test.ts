import { expect, test } from 'vitest';
import { restoredValues, withOwnText } from './kept-contact-form.ts';

const about = (id: number) => ({
  predmet: `Upit: dio ${id}`,
  poruka: `Dobar dan, zanima me dio ${id}.\nhttps://shop.ba/proizvod/${id}\nMoje vozilo: Audi A4\n`,
});
const kept = { ime: 'Amra', ...about(1), filled: { asked: '1', texts: about(1) } };

test('an enquiry about another part keeps the name, and nothing that was filled in for the first one', () => {
  expect(restoredValues(kept, '2')).toEqual({ ime: 'Amra', predmet: '', poruka: '' });
});

test('the same part, or the form without a part, restores everything', () => {
  const { filled: _, ...values } = kept;
  expect(restoredValues(kept, '1')).toEqual(values);
  expect(restoredValues(kept, '')).toEqual(values);
});

test('what the visitor wrote stays in the enquiry about another part', () => {
  const poruka = `${about(1).poruka}Treba mi do petka.\n\nBroj šasije: WVWZZZ1KZ6W000001`;
  const typed = { ...kept, predmet: 'Hitno', poruka };
  const restored = restoredValues(typed, '2');
  expect(restored).toMatchObject({
    predmet: 'Hitno',
    poruka: 'Treba mi do petka.\n\nBroj šasije: WVWZZZ1KZ6W000001',
  });
  const filledIn = `${about(2).poruka}Broj šasije: WVWZZZ1KZ6W000001\n`;
  expect(withOwnText(filledIn, restored.poruka!)).toBe(`${filledIn.trimEnd()}\n\nTreba mi do petka.`);
});

test('an empty message is the filled in text', () => {
  expect(withOwnText(about(2).poruka, ' \n')).toBe(about(2).poruka);
});
