/** Reasons shown in the publishing bar under 'Objavljivanje nije uspjelo'. */
export const publishText = {
  interrupted: 'Objavljivanje je prekinuto prije kraja. Sljedeće počinje iznova.',
  silent: 'Objavljivanje se ne javlja već dugo. Pokušajte ponovo.',
  /** In megabytes. */
  noRoom: (needed: number, free: number) =>
    `Na disku nema mjesta: izrada stranica traži oko ${needed} MB, a slobodno je ${free} MB. Oslobodite prostor, pa pokušajte ponovo.`,
} as const;
