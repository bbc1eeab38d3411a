import { countedMinutes } from '../counted-nouns.ts';
import { formatCount } from '#src/domain/text/format-count.ts';

/** Messages of the settings' rules. */
export const settingsFault = {
  missing: 'Ovo polje ne može biti prazno.',
  long: (max: number) => `Najviše ${max} znakova.`,
  phone: 'Broj telefona nije ispravan. Primjer: 063 123 456 ili +385 91 123 4567',
  email: 'E-mail adresa nije ispravna.',
  link: 'Adresa mora početi s https://',
  days: (min: number, max: number) => `Upišite cijeli broj od ${min} do ${formatCount(max)}.`,
  deliveryOrder: 'Najduži rok ne može biti kraći od najkraćeg.',
  hours: 'Vrijeme zatvaranja mora biti poslije vremena otvaranja.',
  date: 'Upišite datum.',
  closureOrder: 'Posljednji dan ne može biti prije prvog.',
  closureMany: (max: number) => `Najviše ${max} unosa neradnih dana.`,
  noHeading: 'Tekst mora početi naslovom, npr. # 1. Podaci o prodavcu',
  placeholder: (marks: string) => `Nepoznata oznaka: ${marks}`,
  nothingToUndo: 'Poništavanje nije moguće: te postavke su u međuvremenu ponovo izmijenjene.',
  password: 'Trenutna lozinka nije ispravna.',
  passwordWait: (minutes: number) =>
    `Previše pogrešnih lozinki. Pokušajte ponovo za ${countedMinutes(minutes)}.`,
  passwordShort: (min: number) => `Nova lozinka mora imati najmanje ${min} znakova.`,
  deviceGone: 'Taj uređaj je već odjavljen.',
} as const;
