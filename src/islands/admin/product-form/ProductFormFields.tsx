import { fieldLabel } from '#src/strings/product-fields.ts';
import { KeptFormBanner } from '../form/KeptFormBanner.tsx';
import { TextArea } from '../ui/Field.tsx';
import { DetailFields } from './DetailFields.tsx';
import { FitmentsField } from './FitmentsField.tsx';
import { FormSummary } from './FormSummary.tsx';
import { NameProposals } from './NameProposals.tsx';
import { PictureStrip } from './PictureStrip.tsx';
import { useProductFormContext } from './product-form-context.ts';

export function ProductFormFields() {
  const { keptForm, form, errorOf, ...it } = useProductFormContext();
  return (
    <>
      {keptForm.found && (
        <KeptFormBanner
          className="lg:col-span-2"
          kept={keptForm.found}
          onRestore={it.restoreKept}
          onDiscard={keptForm.discardFound}
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
