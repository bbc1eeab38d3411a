import { PRODUCT_FIELDS } from '#src/domain/product/product-fields.ts';
import { formatMoney } from '#src/domain/money.ts';
import { toastName } from '../toast.ts';

/** In stock, reserved, sold: what the owner does with a part in one tap. */
export const dealText = {
  sell: 'Označi prodano',
  sellNamed: (name: string) => `Označi prodano: ${name}`,
  open: 'Dostupnost i prodaja',
  done: (name: string, state: string) => `${toastName(name)}: ${state.toLowerCase()}`,
  until: (state: string, day: string) => `${state} do ${day}`,
  expires: 'Kad rok prođe, dio se sam vraća na stanje.',
  private: 'Kupca, cijenu i mjesto prodaje vidite samo vi; kupci vide samo dostupnost.',
  faults: {
    soldFor: 'Upišite cijenu, npr. 45,00, ili ostavite prazno.',
    soldForRange: `Cijena treba biti veća od 0 i najviše ${formatMoney(PRODUCT_FIELDS.priceMinor.max)}; ako je ne znate, ostavite polje prazno.`,
    reservedUntil: 'Rezervacija ne može završiti prije današnjeg dana.',
  },
} as const;
