import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CONTACT_FIELDS,
  contactFaults,
  type ContactValues,
  isChassisNumber,
  normalizePhone,
  readPhone,
  tidyChassis,
  tidyContact,
} from './contact.ts';

const aMessage = (over: Partial<ContactValues> = {}): ContactValues => ({
  ime: 'Amra',
  prezime: 'Šarić',
  email: 'amra@primjer.ba',
  telefon: '',
  predmet: 'Far',
  poruka: 'Imate li desni far?',
  ...over,
});

describe('a phone number', () => {
  test.each([
    ['061 123 456', '+38761123456'],
    ['061/123-456', '+38761123456'],
    ['+387 61 123 456', '+38761123456'],
    ['+387 (0)61 123-456', '+38761123456'],
    ['00387 39 000 000', '+38739000000'],
    ['0603123456', '+387603123456'],
    ['387 61 123 456', '+38761123456'],
    ['061–123–456', '+38761123456'],
    ['061 — 123 456', '+38761123456'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(normalizePhone(typed)).toBe(kept);
    expect(readPhone(typed)).toBe(kept);
  });

  test.each([
    ['+385 91 123 4567', '+385911234567'],
    ['0049 176 1234567', '+491761234567'],
    ['+49 (176) 123–4567', '+491761234567'],
  ])('%s of another country is read as %s', (typed, read) => expect(readPhone(typed)).toBe(read));

  test.each([
    '',
    '123',
    '385 91 123 4567',
    '+387 61 123 456 789',
    '+0 123 456 789',
    '+49 1',
    'nema',
    '0000000000',
  ])('%s is no number of any country', (typed) => expect(readPhone(typed)).toBeUndefined());

  test.each(['', '123', '061 123', '+385 91 123 4567', 'nula šezdeset', '+387 61 123 456 789', '0000000000'])(
    '%s is none',
    (typed) => expect(normalizePhone(typed)).toBeUndefined(),
  );
});

describe('a message', () => {
  test('may be sent with or without a phone number', () => {
    expect(contactFaults(aMessage())).toEqual({});
    expect(contactFaults(aMessage({ telefon: '061 123 456' }))).toEqual({});
  });

  test('without text lacks every field but the phone number', () => {
    const empty = Object.fromEntries(CONTACT_FIELDS.map((f) => [f, ''])) as ContactValues;
    const lacking = ['ime', 'prezime', 'email', 'predmet', 'poruka'];
    expect(Object.entries(contactFaults(empty))).toEqual(lacking.map((f) => [f, `${f}.missing`]));
  });

  test.each([
    [{ ime: 'A' }, { ime: 'ime.length' }],
    [{ ime: 'A'.repeat(61) }, { ime: 'ime.length' }],
    [{ prezime: 'B' }, { prezime: 'prezime.length' }],
    [{ telefon: '12' }, { telefon: 'telefon.form' }],
    [{ predmet: 'x'.repeat(121) }, { predmet: 'predmet.length' }],
    [{ poruka: 'kratko' }, { poruka: 'poruka.short' }],
    [{ poruka: 'x'.repeat(4001) }, { poruka: 'poruka.length' }],
  ] as const)('%j is refused', (over, faults) => expect(contactFaults(aMessage(over))).toEqual(faults));

  test.each([
    { ime: 'Al', poruka: 'Far desni?' },
    { ime: 'A'.repeat(60), prezime: 'B'.repeat(60), predmet: 'x'.repeat(120), poruka: 'x'.repeat(4000) },
    { email: `${'a'.repeat(246)}@shop.ba` },
  ])('at its limits may be sent', (over) => expect(contactFaults(aMessage(over))).toEqual({}));

  test.each([
    `${'a'.repeat(247)}@shop.ba`,
    'ime',
    'ime@',
    '@primjer.ba',
    'ime@primjer',
    'ime prezime@primjer.ba',
    'a@b@c.ba',
    'ime@-x.ba',
    'a@b..ba',
  ])('the e-mail %s is refused', (email) =>
    expect(contactFaults(aMessage({ email }))).toEqual({ email: 'email.form' }),
  );

  test.each(['a@b.ba', 'ime.prezime+upit@pod.primjer.com.ba', "o'hara@firma.co", 'š@škola.ba'])(
    'the e-mail %s is accepted',
    (email) => expect(contactFaults(aMessage({ email }))).toEqual({}),
  );

  test('is kept without control characters, and on one line where there is one', () => {
    const tidy = tidyContact(
      aMessage({ predmet: ' Far\r\nBcc: x@y.z ', poruka: ' a\u0000b\r\nc ', ime: 'A\tB' }),
    );
    expect(tidy).toMatchObject({ predmet: 'Far Bcc: x@y.z', poruka: 'ab\nc', ime: 'A B' });
    expect(tidyContact(aMessage({ predmet: 'Far \u0000 Golf' })).predmet).toBe('Far Golf');
  });

  test('is read whatever is typed, and tidying twice changes nothing', () => {
    const values = fc.record(
      Object.fromEntries(CONTACT_FIELDS.map((f) => [f, fc.string({ unit: 'binary' })])) as Record<
        (typeof CONTACT_FIELDS)[number],
        fc.Arbitrary<string>
      >,
    );
    fc.assert(
      fc.property(values, (typed) => {
        const tidy = tidyContact(typed);
        contactFaults(tidy);
        expect(tidyContact(tidy)).toEqual(tidy);
      }),
    );
  });
});

test('a chassis number has 17 characters without I, O and Q', () => {
  expect(tidyChassis('wvw zzz-1kz6w000001x')).toBe('WVWZZZ1KZ6W000001');
  expect(isChassisNumber('WVWZZZ1KZ6W000001')).toBe(true);
  expect(isChassisNumber('WVWZZZ1KZ6WOOOOO1')).toBe(false);
  expect(isChassisNumber('WVWZZZ1KZ6W00000')).toBe(false);
});
