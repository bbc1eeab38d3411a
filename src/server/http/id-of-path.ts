import { idField } from '#src/contracts/admin/fields.ts';
import { accept } from './accept.ts';
import type { Call } from './routes.ts';

/** The `:id` segment of the address. */
export const idOf = (c: Call): number => accept(idField, c.req.param('id'));
