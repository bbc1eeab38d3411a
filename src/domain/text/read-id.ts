import { ID_MAX } from '../limits/requests.ts';

/** The id in an address or a file; undefined for anything but the digits of an id that a row can have. */
export function readId(text: string | null | undefined): number | undefined {
  const id = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return id >= 1 && id <= ID_MAX ? id : undefined;
}
