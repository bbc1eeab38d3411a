/** Words of the offline page. */
export const offlineText = {
  title: 'Nema internetske veze',
  description: 'Stranica nije sačuvana na ovom uređaju.',
  advice:
    'Ova stranica nije sačuvana na uređaju. Stranice koje ste već otvorili rade i bez mreže, a telefonom smo dostupni u radno vrijeme.',
  call: (phone: string) => `Pozovite ${phone}`,
  again: 'Pokušajte ponovo',
  wished: 'Vaša lista želja',
} as const;

/** After a form that the browser sent without an answer; the page is still open. The shop may have received it. */
export const unansweredText =
  'Prodavnica nije odgovorila. Provjerite internetsku vezu i pokušajte ponovo; ono što ste upisali ostalo je u obrascu.';

/** When the script of a choice could not be loaded: browsers do not load it again before the page is. */
export const unloadedText = 'Izbor se nije učitao. Provjerite internetsku vezu i osvježite stranicu.';
