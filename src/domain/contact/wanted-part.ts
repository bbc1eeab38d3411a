import { isEmail, isPhone, oneLine } from './contact.ts';
import { CONTACT_NAME_MAX, CONTACT_NAME_MIN, WANTED_TEXT_MAX, WANTED_TEXT_MIN } from '../limits/visitors.ts';

/** Field names of `/api/wanted-parts`, in the order of the form. */
export const WANTED_FIELDS = ['dio', 'vozilo', 'ime', 'telefon', 'email', 'pristanak'] as const;
export type WantedField = (typeof WANTED_FIELDS)[number];
export type WantedValues = Record<WantedField, string>;

export const WANTED_PAGE = '/trazim-dio';

type WantedFault =
  | 'dio.length'
  | 'vozilo.length'
  | 'ime.length'
  | 'telefon.missing'
  | 'telefon.form'
  | 'email.form'
  | 'pristanak.missing';

/** As stored: each field is one line without spaces at its ends. */
export const tidyWanted = (values: WantedValues): WantedValues =>
  Object.fromEntries(WANTED_FIELDS.map((field) => [field, oneLine(values[field])])) as WantedValues;

const isBetween = (text: string, min: number, max: number) => text.length >= min && text.length <= max;

/** The first fault of each field of tidied values. */
export function wantedFaults(values: WantedValues): Partial<Record<WantedField, WantedFault>> {
  const { dio, vozilo, ime, telefon, email, pristanak } = values;
  const faults: Record<WantedField, WantedFault | undefined> = {
    dio: isBetween(dio, WANTED_TEXT_MIN, WANTED_TEXT_MAX) ? undefined : 'dio.length',
    vozilo: isBetween(vozilo, WANTED_TEXT_MIN, WANTED_TEXT_MAX) ? undefined : 'vozilo.length',
    ime: isBetween(ime, CONTACT_NAME_MIN, CONTACT_NAME_MAX) ? undefined : 'ime.length',
    telefon:
      telefon === ''
        ? email === ''
          ? 'telefon.missing'
          : undefined
        : isPhone(telefon)
          ? undefined
          : 'telefon.form',
    email: email === '' || isEmail(email) ? undefined : 'email.form',
    pristanak: pristanak === '' ? 'pristanak.missing' : undefined,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
}

/** The address of the form, filled in as far as known. */
export function wantedAddress(known: { part?: string | undefined; vehicle?: string | undefined }): string {
  const query = new URLSearchParams();
  if (known.part) query.set('dio', known.part);
  if (known.vehicle) query.set('vozilo', known.vehicle);
  return query.size === 0 ? WANTED_PAGE : `${WANTED_PAGE}?${query.toString()}`;
}
