/** Words of every form in the panel about input that is not saved yet. */
export const formStateText = {
  'draft.kept': 'Unos sačuvan',
  'draft.question': (time: string) => `Vrati nacrt? Imate nesačuvan unos od ${time}.`,
  'draft.restore': 'Vrati nacrt',
  'draft.discard': 'Odbaci',
  'wait.network':
    'Nema veze. Sve što ste upisali je ovdje; šaljemo ponovo čim se veza vrati, bez opasnosti od duplog unosa.',
  'saved.stay': (name: string) => `Sačuvano: ${name}. Ono što ste upisali poslije toga još nije.`,
} as const;
