import { z } from 'zod';
import { AUDIT_ENTITIES, HISTORY_SIDES } from '#src/domain/admin/history.ts';
import { problemText } from '#src/strings/problems.ts';
import { idField, pageField } from './fields.ts';

/** `GET /api/admin/history?entity=product&id=12&page=1`; without entity and id the whole history. */
export const historyQuery = z.object({
  entity: z.enum(AUDIT_ENTITIES).optional(),
  id: z.string().max(60).optional(),
  page: pageField,
});

/**
 * `POST /api/admin/products/{id}/restore-version`: the product as after that entry; `before` undoes that entry only.
 */
export const restoreVersionInput = z.object({
  entryId: idField,
  side: z.enum(HISTORY_SIDES).default('after'),
});

/** `POST /api/admin/undo/{undo}`. */
export const undoId = z.uuid(problemText.badUndo);

/** `POST /api/admin/imports/undo`. */
export const importUndoInput = z.object({ run: undoId });
