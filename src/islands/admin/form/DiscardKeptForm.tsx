import type { KeptForm } from '#src/stores/admin/kept-forms.ts';
import { keptFormsText as text } from '#src/strings/admin/kept-forms.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

/** The name of a kept form in lists and questions. */
export const keptFormName = ({ title }: Pick<KeptForm, 'title'>) => title?.trim() || text.unnamed;

type Props = { kept: Pick<KeptForm, 'title'>; onDiscard: () => void; onCancel: () => void };

/** Asked before a kept form is deleted from the device: nothing brings it back, nor its photographs. */
export const DiscardKeptForm = ({ kept, onDiscard, onCancel }: Props) => (
  <ConfirmDialog
    title={text.discardTitle}
    question={text.discardQuestion(keptFormName(kept))}
    confirm={text.discardConfirm}
    onCancel={onCancel}
    onConfirm={onDiscard}
  />
);
