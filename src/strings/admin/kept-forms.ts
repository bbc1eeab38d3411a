import { counted } from '../counted.ts';

/** Words about forms that are kept on the device until they are saved. */
export const keptFormsText = {
  title: 'Nesačuvani unosi na ovom uređaju',
  unnamed: 'Bez naziva',
  pictures: (count: number) =>
    counted(count, ['slika nije poslana', 'slike nisu poslane', 'slika nije poslano']),
  submitted: 'Čeka mrežu, poslat će se automatski',
  typed: 'Nije sačuvano',
  refused: (why: string) => `Nije primljeno: ${why}`,
  waiting: (count: number) => counted(count, ['unos čeka mrežu', 'unosa čekaju mrežu', 'unosa čeka mrežu']),
  refusedCount: (count: number) =>
    counted(count, ['unos nije primljen', 'unosa nisu primljena', 'unosa nije primljeno']),
  discard: (name: string) => `Odbaci unos: ${name}`,
  discardTitle: 'Odbaci unos',
  discardQuestion: (name: string) =>
    `„${name}“ se briše s ovog uređaja, zajedno sa slikama koje nisu poslane. Ovo se ne može vratiti.`,
  discardConfirm: 'Odbaci',
} as const;
