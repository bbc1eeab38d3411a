import { fieldLabel } from '#src/strings/product-fields.ts';
import { DraftBanner } from '../form/DraftBanner.tsx';
import { TextArea } from '../ui/Field.tsx';
import { DetailFields } from './DetailFields.tsx';
import { FitmentsField } from './FitmentsField.tsx';
import { FormSummary } from './FormSummary.tsx';
import { NameProposals } from './NameProposals.tsx';
import { PictureStrip } from './PictureStrip.tsx';
import { useProductFormContext } from './product-form-context.ts';

export function ProductFormFields() {
  const { draft, form, errorOf, ...it } = useProductFormContext();
  return (
    <>
      {draft.found && (
        <DraftBanner
          className="lg:col-span-2"
          kept={draft.found}
          onRestore={it.restoreDraft}
          onDiscard={draft.discardFound}
        />
      )}
      {it.tries > 0 && <FormSummary sentence={it.summary} faults={it.faults} tries={it.tries} />}
      <PictureStrip pictures={it.pictures} error={errorOf('images')} />
      <TextArea
        id="name"
        label={fieldLabel.name}
        required
        rows={2}
        error={errorOf('name')}
        // Grows with a long name, of which nothing is hidden.
        className="lg:col-span-2 [&_textarea]:field-sizing-content [&_textarea]:min-h-17"
        {...form.register('name')}
      />
      <NameProposals />
      <FitmentsField />
      <DetailFields />
    </>
  );
}
