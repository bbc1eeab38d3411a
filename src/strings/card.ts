/** Words of a product card; also loaded by the browser when it renders a list. */
export const cardText = {
  code: (id: number | string) => `Šifra: ${id}`,
  noPrice: 'Cijena na upit',
  rating: (rating: number, of: number) => `Ocjena prodavca ${String(rating).replace('.', ',')} od ${of}`,
  /** Said once, where cards have stars. */
  rated: 'Zvjezdice su ocjena prodavca.',
  reserved: 'Rezervisano',
  sold: 'Prodano',
  universal: 'Univerzalno',
  wish: (name: string) => `Dodaj na listu želja: ${name}`,
  wishTitle: 'Dodaj u wishlist-u',
  years: 'Godište na upit',
} as const;
