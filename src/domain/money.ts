/** `123450` → `1.234,50 KM`. By hand: Chromium has no Bosnian locale data, so server and browser would differ. */
export function formatMoney(minor: number): string {
  const digits = String(Math.abs(Math.round(minor))).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${minor < 0 ? '-' : ''}${whole},${digits.slice(-2)} KM`;
}

// Grouped thousands with a decimal comma, or plain digits with either sign: '1.234,50', '1234,5', '89.90'.
const AMOUNT = /^(?:([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?|(\d+)(?:[.,](\d{1,2}))?)$/;

/**
 * An amount as people write it here, in feninga: `89,00`, `1.234,50 KM`, `89.9`. A full stop before three digits
 * groups thousands. Undefined when it cannot be read.
 */
export function parseMoney(text: string): number | undefined {
  const amount = text.replace(/\s/g, '').replace(/KM$/i, '');
  const [, grouped, groupedCents = '', plain, plainCents = ''] = AMOUNT.exec(amount) ?? [];
  const whole = grouped?.replaceAll('.', '') ?? plain;
  if (whole === undefined) return undefined;
  const minor = Number(whole) * 100 + Number((groupedCents || plainCents).padEnd(2, '0'));
  return Number.isSafeInteger(minor) ? minor : undefined;
}
