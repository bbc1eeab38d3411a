import { ID_MAX } from '../limits/requests.ts';
import type { CsvCells } from './columns.ts';

export const idTextOf = ({ id = '' }: CsvCells): string => id.trim();

/** The id of the product that a row names; undefined when its text is not an id. */
export function readId(text: string): number | undefined {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= ID_MAX ? id : undefined;
}
