/** `123450` → `1.234,50 KM`. By hand: Chromium has no Bosnian locale data, so server and browser would disagree. */
export function formatMoney(minor: number): string {
  const digits = String(Math.abs(Math.round(minor))).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${minor < 0 ? '-' : ''}${whole},${digits.slice(-2)} KM`;
}

/** `1234` → `1.234`. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.');
