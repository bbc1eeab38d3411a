/** The form for a noted call. */
export const callText = {
  note: 'Zabilježi poziv',
  caller: 'Ko zove',
  callerHelp: 'Telefon, ime ili oboje: Amir 061 000 000',
  callerMissing: 'Upišite telefon ili ime.',
  product: 'Proizvod',
  productSearch: 'Šifra, broj ili naziv dijela',
  productNone: 'Nema takvog proizvoda.',
  productGone: 'Proizvod više ne postoji.',
  productRemove: (name: string) => `Ukloni proizvod: ${name}`,
  vehicle: 'Vozilo',
  more: 'Napomena',
  save: 'Sačuvaj poziv',
  saved: 'Poziv je zabilježen.',
  subject: 'Poziv',
  of: (caller: string) => (caller ? `Poziv: ${caller}` : 'Poziv'),
  subjectOf: (name: string, id: number) => `Poziv: ${name} (šifra ${id})`,
} as const;
