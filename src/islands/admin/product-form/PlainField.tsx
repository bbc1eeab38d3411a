import type { FormFieldName } from '#src/domain/admin/product-form.ts';
import {
  type ChoiceFieldName,
  choiceValues,
  type FieldNamed,
  isChoice,
  productField,
} from '#src/domain/product/product-fields.ts';
import { formText as text } from '#src/strings/admin/product-form.ts';
import { fieldChoiceText, fieldHelp, fieldLabel } from '#src/strings/product-fields.ts';
import { Check } from '../ui/Check.tsx';
import { SelectField, TextArea, TextField } from '../ui/Field.tsx';
import { useProductFormContext } from './product-form-context.ts';

type Props = {
  name: Extract<
    FormFieldName,
    Exclude<FieldNamed<{ type: 'text' | 'texts' | 'number' | 'choice' | 'flag' }>, 'rating'>
  >;
  className?: string;
};

/** The control of a field that needs no special control. */
export function PlainField({ name, className = '' }: Props) {
  const { form, errorOf } = useProductFormContext();
  const field = productField(name);
  const box = {
    id: name,
    label: fieldLabel[name],
    help: fieldHelp[name],
    error: errorOf(name),
    className,
    ...form.register(name),
  };
  if (isChoice(name)) {
    return (
      <SelectField {...box}>
        {field.default === null && <option value="">{text.unknown}</option>}
        <ChoiceOptions name={name} />
      </SelectField>
    );
  }
  if (field.type === 'flag') {
    return (
      <Check
        id={name}
        className={`flex min-h-target items-center gap-3 ${className}`}
        {...form.register(name)}
      >
        {`${fieldLabel[name]}: ${fieldHelp[name]}`}
      </Check>
    );
  }
  if (field.type === 'texts') return <TextArea {...box} spellCheck={false} autoCapitalize="characters" />;
  if (field.type === 'text' && field.isLong) return <TextArea {...box} rows={5} />;
  return <TextField {...box} inputMode={field.type === 'number' ? 'numeric' : undefined} />;
}

export function ChoiceOptions({ name }: { name: ChoiceFieldName }) {
  const words: Readonly<Record<string, string>> = fieldChoiceText[name];
  return choiceValues(name).map((value) => (
    <option key={value} value={value}>
      {words[value]}
    </option>
  ));
}
