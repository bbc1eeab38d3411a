import { $importUndo } from './import-undo.ts';
import { $newMessages } from './new-messages.ts';
import { $awaitedImport } from './olx-import.ts';
import { resetImport } from './product-csv.ts';
import { $savedLast } from './products.ts';
import { $decidedAds, $keptDuplicates } from './review-choices.ts';

/**
 * Clears what the work of one user has left in the open page. What the device keeps for the next visit stays, and so do
 * written replies, which only a logout clears: a session may also end by itself.
 */
export function clearWork(): void {
  resetImport();
  $importUndo.set(undefined);
  $awaitedImport.set(null);
  $savedLast.set(undefined);
  $newMessages.set(undefined);
  $decidedAds.set(new Map());
  $keptDuplicates.set(new Set());
}
