/** Reasons shown in the publishing bar under 'Objavljivanje nije uspjelo'. */
export const publishText = {
  interrupted: 'Objavljivanje je prekinuto prije kraja. Sljedeće počinje iznova.',
  silent: 'Objavljivanje se ne javlja već dugo. Pokušajte ponovo.',
} as const;
