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

/** After a form that the browser could not send; the page is still open. */
export const unsentText =
  'Nema internetske veze, ništa nije poslano. Ono što ste upisali ostalo je u obrascu.';
