import { formText as text } from '#src/strings/admin/product-form.ts';
import { adminText } from '#src/strings/admin/shell.ts';
import { Button } from '../ui/Button.tsx';

type Props = {
  formId: string;
  isBusy: boolean;
  onCancel: () => void;
  onDelete: (() => void) | undefined;
  onSaveAndNew: (() => void) | undefined;
};

/** Delete left, cancel in the middle, save right. A phone shows only the save buttons, and closes by the ✕ on top. */
export const FormFooter = ({ formId, isBusy, onCancel, onDelete, onSaveAndNew }: Props) => (
  <div className="grid grid-cols-[1fr_1.6fr] gap-2 lg:flex lg:justify-end">
    {onDelete && (
      <Button variant="danger" onClick={onDelete} className="lg:mr-auto">
        {text.remove}
      </Button>
    )}
    <Button onClick={onCancel} className="max-lg:hidden">
      {adminText.cancel}
    </Button>
    {onSaveAndNew && (
      <Button onClick={onSaveAndNew} className="px-3!">
        {text.saveAndNew}
      </Button>
    )}
    <Button type="submit" form={formId} variant="pri" busy={isBusy && text.saving}>
      {text.save}
    </Button>
  </div>
);
