import { enteredFitments, type FitmentFields, formOf } from '#src/domain/admin/product-form.ts';
import { FITMENTS_PER_PRODUCT } from '#src/domain/limits/catalogue.ts';
import { splitList } from '#src/domain/dictionaries/tidy-list.ts';
import { numberKeys } from '#src/domain/product/same-number.ts';
import { readSameNumber } from '#src/stores/admin/products.ts';
import { formText as text } from '#src/strings/admin/product-form.ts';
import { useRead } from '../use-read.ts';
import { focusFilled } from './focus-field.ts';
import { useProductFormContext } from './product-form-context.ts';
import { ProposalButton } from './ProposalButton.tsx';
import { usePaused } from './use-paused.ts';

const vehicleOf = ({ manufacturerId, modelId, yearFrom, yearTo, facts }: FitmentFields): string =>
  JSON.stringify([manufacturerId, modelId, yearFrom, yearTo, facts]);

/** 'Isti broj već ima dio 1537 – preuzmi vozila': adds its vehicles to those of the form. */
export function SameNumber() {
  const { form, fields, rowId = 0, remembered } = useProductFormContext();
  const numbers = usePaused(fields.partNumbers);
  const { data } = useRead(
    ['same-number', numbers, rowId],
    (signal) => readSameNumber(numbers, rowId, signal),
    {
      enabled: numberKeys(splitList(numbers)).length > 0,
      retry: false,
    },
  );
  const product = fields.partNumbers.trim() === '' ? null : data?.product;
  if (!product || product.fitments.length === 0) return null;
  const own = enteredFitments(fields, remembered);
  const known = new Set(own.map(vehicleOf));
  const more = formOf(product)
    .fields.fitments.filter((fitment) => !known.has(vehicleOf(fitment)))
    .slice(0, FITMENTS_PER_PRODUCT - own.length);
  if (more.length === 0) return null;
  return (
    <div className="lg:col-span-2">
      <ProposalButton
        onClick={() => {
          form.setValue('universal', false);
          form.setValue('fitments', [...own, ...more]);
          focusFilled('fitments.0.manufacturerId');
        }}
      >
        {text.sameNumber(product.id)}
      </ProposalButton>
    </div>
  );
}
