/** Reasons shown in the publishing bar under 'Objava nije uspjela'. */
export const publishText = {
  interrupted: 'Objava je prekinuta prije kraja. Sljedeća počinje iznova.',
  silent: 'Objava se ne javlja već dugo. Pokušajte ponovo.',
  /** In megabytes. */
  noRoom: (needed: number, free: number) =>
    `Na disku nema mjesta: izrada stranica traži oko ${needed} MB, a slobodno je ${free} MB. Oslobodite prostor i pokušajte ponovo.`,
} as const;
