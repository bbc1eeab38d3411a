import { Fragment, useId } from 'react';
import { TextArea, TextField } from '../ui/Field.tsx';
import type { Field, Fields } from './use-edit-form.ts';

type Props<Values> = {
  fields: Fields<Values>;
  values: Values;
  faults: Record<string, string>;
  onChange: (change: Partial<Values>) => void;
};

export function FormFields<Values extends object>({ fields, values, faults, onChange }: Props<Values>) {
  const prefix = useId();
  const names = Object.keys(fields) as (keyof Values & string)[];
  const drawn = names.map((name) => {
    const field = fields[name];
    const set = (value: Values[typeof name]) => onChange({ [name]: value } as unknown as Partial<Values>);
    return (
      <Fragment key={name}>
        {field.draw?.({ value: values[name], faults, onChange: set }) ?? (
          <TextInput
            id={`${prefix}-${name}`}
            // A field without `draw` has a string value.
            field={field as unknown as Field<string>}
            value={values[name] as string}
            error={faults[name]}
            onChange={(text) => set(text as Values[typeof name])}
          />
        )}
      </Fragment>
    );
  });
  const halves = names.filter((name) => fields[name].half).length;
  if (halves === 0) return drawn;
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-2">{drawn.slice(0, halves)}</div>
      {drawn.slice(halves)}
    </>
  );
}

type InputProps = {
  id: string;
  field: Field<string>;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

function TextInput({
  id,
  field: { label, help, required, kind = 'line' },
  value,
  error,
  onChange,
}: InputProps) {
  const shared = { id, label, value, required, error, ...(help && { help }) };
  if (kind === 'lines') return <TextArea {...shared} onChange={(event) => onChange(event.target.value)} />;
  return (
    <TextField
      {...shared}
      autoComplete="off"
      {...(kind === 'address' && { autoCapitalize: 'none', spellCheck: false })}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
