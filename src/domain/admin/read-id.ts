/** The id in an address, not trusted: undefined for anything else than a positive whole number. */
export function readId(text: string | null | undefined): number | undefined {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
