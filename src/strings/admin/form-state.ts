import { toastName } from '../toast.ts';

/** Words of every form in the panel: saving, and input that is not saved yet. */
export const formStateText = {
  save: 'Sačuvaj',
  saving: 'Čuva se...',
  uploading: 'Šalje se...',
  pictureFailed: 'Slika nije poslana. Pokušajte ponovo ili odustanite od nje.',
  saved: (name: string) => `Sačuvano: ${toastName(name)}`,
  'left.told': 'Unos čeka na ovom uređaju; naći ćete ga na početnoj.',
  'left.continue': 'Nastavi',
  'keptForm.kept': 'Zapamćeno na uređaju',
  'keptForm.refused': 'Nije sačuvano na uređaju',
  'keptForm.question': (time: string, name: string) =>
    name ? `Vratiti nesačuvani unos „${name}“ od ${time}?` : `Vratiti nesačuvani unos od ${time}?`,
  'keptForm.restore': 'Vrati unos',
  'keptForm.discard': 'Odbaci',
  waiting: 'Čeka mrežu...',
  'wait.closable':
    'Sve je na ovom uređaju. Možete zatvoriti obrazac ili dodati novi dio: šaljemo sami čim se mreža vrati, svaki dio jednom.',
  'wait.refused': 'Na ovom uređaju nema mjesta za čuvanje. Ne zatvarajte stranicu dok se ne pošalje.',
  'wait.network':
    'Nema veze. Sve što ste upisali je ovdje; šaljemo ponovo čim se veza vrati, bez opasnosti da se unos udvostruči.',
  'saved.stay': (name: string) => `Sačuvano: ${toastName(name)}. Ono što ste upisali poslije toga još nije.`,
} as const;
