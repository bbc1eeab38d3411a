import { Fragment, useId } from 'react';
import { TextArea, TextField } from '../ui/Field.tsx';
import { faultAt, type Faults } from './fault-at.ts';
import type { Field, Fields } from './use-edit-form.ts';

type Props<Values, Row> = {
  fields: Fields<Values, Row>;
  values: Values;
  faults: Faults;
  onChange: (change: Partial<Values>) => void;
};

export function FormFields<Values extends object, Row>(props: Props<Values, Row>) {
  const { fields, values, faults, onChange } = props;
  const prefix = useId();
  const names = Object.keys(fields) as (keyof Values & string)[];
  const rendered = names.map((name) => {
    const field = fields[name];
    const set = (value: Values[typeof name]) => onChange({ [name]: value } as unknown as Partial<Values>);
    return (
      <Fragment key={name}>
        {field.render?.({ value: values[name], faults, onChange: set }) ?? (
          <TextInput
            id={`${prefix}-${name}`}
            // A field without `render` has a string value.
            field={field as unknown as TextInputField}
            value={values[name] as string}
            error={faultAt(faults, name)}
            onChange={(text) => set(text as Values[typeof name])}
          />
        )}
      </Fragment>
    );
  });
  const halves = names.filter((name) => fields[name].half).length;
  if (halves === 0) return rendered;
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-2">{rendered.slice(0, halves)}</div>
      {rendered.slice(halves)}
    </>
  );
}

type TextInputField = Omit<Field<string, never>, 'of'>;

type InputProps = {
  id: string;
  field: TextInputField;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

function TextInput({
  id,
  field: { label, help, required, kind = 'line', input },
  value,
  error,
  onChange,
}: InputProps) {
  const shared = { id, label, value, required, error, ...(help && { help }) };
  if (kind === 'lines')
    return (
      <TextArea {...shared} maxLength={input?.maxLength} onChange={(event) => onChange(event.target.value)} />
    );
  return (
    <TextField
      {...shared}
      autoComplete="off"
      {...input}
      {...(kind === 'address' && { autoCapitalize: 'none', spellCheck: false })}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
