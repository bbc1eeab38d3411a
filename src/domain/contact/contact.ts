import {
  CHASSIS_NUMBER_LENGTH,
  CONTACT_EMAIL_MAX,
  CONTACT_MESSAGE_MAX,
  CONTACT_MESSAGE_MIN,
  CONTACT_NAME_MAX,
  CONTACT_NAME_MIN,
  CONTACT_PHONE_MAX,
  CONTACT_SUBJECT_MAX,
} from '../limits/visitors.ts';

/** Field names of `/api/contact` (SPEC §7), in the order of the form. */
export const CONTACT_FIELDS = ['ime', 'prezime', 'email', 'telefon', 'predmet', 'poruka'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactValues = Record<ContactField, string>;

/** The photographs of an enquiry, in the call and in the form. */
export const CONTACT_PICTURES = 'slike';
/** What may have an error, in the order of the form. */
export const CONTACT_PARTS = [...CONTACT_FIELDS, CONTACT_PICTURES] as const;
export type ContactPart = (typeof CONTACT_PARTS)[number];

/** The key under which the tab keeps what was typed and not sent. */
export const CONTACT_FORM_KEY = 'premium-parts-contact-draft';

/** The honeypot, a hidden field: people leave it empty, programs that fill in everything fill it in. */
export const CONTACT_TRAP = 'potvrda';
/** How long the form was open, in milliseconds; only the script sends it. */
export const CONTACT_OPEN_MS = 'trajanje';

type ContactFault =
  | 'ime.missing'
  | 'ime.length'
  | 'prezime.missing'
  | 'prezime.length'
  | 'email.missing'
  | 'email.form'
  | 'telefon.form'
  | 'predmet.missing'
  | 'predmet.length'
  | 'poruka.missing'
  | 'poruka.short'
  | 'poruka.length';

// One @, a domain with a dot, no spaces: what typing mistakes break. Only a sent message can prove the rest.
const EMAIL = /^[^\s@<>(),;:"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,}$/u;

export const isEmail = (text: string): boolean => text.length <= CONTACT_EMAIL_MAX && EMAIL.test(text);

/** A typed number without separators; `00` before a country code is a plus. */
const phoneDigits = (text: string): string => text.replace(/[\s/().\-–—]/g, '').replace(/^00/, '+');

/**
 * Bosnian numbers as people write them (`061/123-456`, `00387 61 …`, `387 61 …`) → `+38761123456`; undefined for
 * anything else.
 */
export function normalizePhone(text: string): string | undefined {
  const national = /^(?:\+?387|0)0?([1-9]\d{7,8})$/.exec(phoneDigits(text))?.[1];
  return national && `+387${national}`;
}

/** Also numbers of other countries, in the international form (E.164). */
export const readPhone = (text: string): string | undefined =>
  normalizePhone(text) ?? /^\+(?!387)[1-9]\d{7,14}$/.exec(phoneDigits(text))?.[0];

/** `+38739000000` → `+387 39 000 000`. */
export const shownPhone = (phone: string): string =>
  phone.replace(/^(\+\d{3})(\d{2})(\d{3})(\d+)$/, '$1 $2 $3 $4');

// Control characters would break a mail header or a database; line breaks and tabs may stay in a message.
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
/** Spaces come last: removing a control character between two spaces leaves both. */
export const oneLine = (text: string) =>
  text.replace(/\s/g, ' ').replace(CONTROLS, '').replace(/ +/g, ' ').trim();

/** As stored: trimmed, and one line except for the message. */
export function tidyContact(values: ContactValues): ContactValues {
  const { ime, prezime, email, telefon, predmet, poruka } = values;
  return {
    ime: oneLine(ime),
    prezime: oneLine(prezime),
    email: oneLine(email),
    telefon: oneLine(telefon),
    predmet: oneLine(predmet),
    poruka: poruka.replace(/\r\n?/g, '\n').replace(CONTROLS, '').trim(),
  };
}

export const isPhone = (text: string): boolean =>
  text.length <= CONTACT_PHONE_MAX && normalizePhone(text) !== undefined;

function nameFault<Field extends 'ime' | 'prezime'>(field: Field, name: string) {
  if (name === '') return `${field}.missing` as const;
  const fits = name.length >= CONTACT_NAME_MIN && name.length <= CONTACT_NAME_MAX;
  return fits ? undefined : (`${field}.length` as const);
}

function messageFault(message: string): ContactFault | undefined {
  if (message === '') return 'poruka.missing';
  if (message.length < CONTACT_MESSAGE_MIN) return 'poruka.short';
  return message.length > CONTACT_MESSAGE_MAX ? 'poruka.length' : undefined;
}

/** The first fault of each field of tidied values; an empty object means that the message may be sent. */
export function contactFaults(values: ContactValues): Partial<Record<ContactField, ContactFault>> {
  const { email, telefon, predmet } = values;
  const faults: Record<ContactField, ContactFault | undefined> = {
    ime: nameFault('ime', values.ime),
    prezime: nameFault('prezime', values.prezime),
    email: email === '' ? 'email.missing' : isEmail(email) ? undefined : 'email.form',
    telefon: telefon === '' || isPhone(telefon) ? undefined : 'telefon.form',
    predmet:
      predmet === ''
        ? 'predmet.missing'
        : predmet.length > CONTACT_SUBJECT_MAX
          ? 'predmet.length'
          : undefined,
    poruka: messageFault(values.poruka),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
}

/** Capital letters and digits of a chassis number that is being typed. */
export const tidyChassis = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CHASSIS_NUMBER_LENGTH);

/** ISO 3779: 17 characters without I, O and Q, which look like 1 and 0. */
export const isChassisNumber = (text: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/.test(text);
export const hasConfusedLetters = (text: string): boolean => /[IOQ]/.test(text);
