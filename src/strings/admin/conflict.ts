/** A conflict of two edits: the words around the two versions. */
export const conflictText = {
  product: {
    title: 'Proizvod je u međuvremenu izmijenjen',
    lead: 'Neko je sačuvao ovaj proizvod nakon što ste ga otvorili. Za svako polje odaberite šta ostaje; ništa nije izgubljeno.',
  },
  dictionary: {
    title: 'U međuvremenu izmijenjeno',
    lead: 'Neko je ovo sačuvao nakon što ste otvorili obrazac. Za svako polje odaberite šta ostaje; ništa nije izgubljeno.',
  },
  mine: 'Moje',
  theirs: 'Sačuvano u međuvremenu',
  save: 'Sačuvaj odabrano',
  back: 'Nazad na obrazac',
  nothing: '–',
} as const;
