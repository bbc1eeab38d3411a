import { Check } from './Check.tsx';

type Props<Value> = {
  /** For screen readers. */
  label: string;
  name: string;
  values: readonly Value[];
  words: Readonly<Record<Value & string, string>>;
  value: Value;
  onChange: (value: Value) => void;
  className: string;
};

/** One of a few values, all of them visible. */
export const RadioGroup = <Value extends string>(props: Props<Value>) => (
  <fieldset className={props.className}>
    <legend className="sr-only">{props.label}</legend>
    {props.values.map((value) => (
      <Check
        key={value}
        type="radio"
        name={props.name}
        value={value}
        checked={value === props.value}
        onChange={() => props.onChange(value)}
      >
        {props.words[value]}
      </Check>
    ))}
  </fieldset>
);
