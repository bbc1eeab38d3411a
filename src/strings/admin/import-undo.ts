import { BIN_DAYS } from '#src/domain/limits/admin.ts';
import { formatCount } from '#src/domain/text/format-count.ts';
import { plural } from '#src/domain/text/plurals.ts';
import { countedProducts } from '../counted.ts';

/** Undoing an import of a file or of classified ads. */
export const importUndoText = {
  file: 'Fajl',
  olx: 'OLX',
  button: 'Poništi cijeli uvoz',
  buttonOf: (moment: string) => `Poništi cijeli uvoz od ${moment}`,
  progress: (done: number, all: number) => `Poništeno ${formatCount(done)} od ${formatCount(all)} proizvoda`,
  again: 'Nastavi poništavanje',
  done: 'Uvoz je poništen',
  result: (undone: number) =>
    `${countedProducts(undone)} ${plural(undone, ['je', 'su', 'je'])} kao prije uvoza; novi su u smeću ${BIN_DAYS} dana.`,
  skipped: (count: number) =>
    `${countedProducts(count)} ${plural(count, ['je izmijenjen', 'su izmijenjena', 'je izmijenjeno'])} nakon uvoza i ${plural(count, ['ostaje kakav jeste', 'ostaju kakva jesu', 'ostaje kako jeste'])}.`,
  'runs.title': 'Posljednji uvozi',
  'runs.counts': (created: number, updated: number) =>
    [created > 0 && `novih: ${formatCount(created)}`, updated > 0 && `izmijenjenih: ${formatCount(updated)}`]
      .filter(Boolean)
      .join(' · '),
  'runs.by': (username: string) => `Korisnik: ${username}`,
  'runs.undone': 'Poništeno',
  'runs.kept': 'Izmijenjeno nakon uvoza',
  'confirm.title': 'Poništavanje uvoza',
  'confirm.question': (count: number) =>
    `Vratiti ${countedProducts(count)} na stanje prije ovog uvoza? Novi proizvodi idu u smeće.`,
} as const;
