import { useEffect, useRef, useState } from 'react';
import type { SavedVehicle } from '#src/domain/saved-vehicle.ts';
import { choiceText as text } from '#src/strings/vehicle-choice.ts';
import { type Chosen, connectVehicleFields } from './vehicle-fields.ts';

type Props = { first: boolean; onAdd: (vehicle: SavedVehicle) => void };

const FIELDS = [
  ['marka', text.brand],
  ['model', text.model],
  ['godina', text.year],
] as const;

/** Filled by the same code as the hero's selects, so React does not render the options. */
export function AddVehicle({ first, onAdd }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const [brand, model, year] = form.current?.querySelectorAll('select') ?? [];
    if (brand && model && year) {
      brand.replaceChildren(new Option(text.chooseBrand, ''));
      void connectVehicleFields({ brand, model, year }, { onChange: setChosen, onFailure: setFailed });
    }
  }, []);

  return (
    <form
      ref={form}
      className="mt-5 grid gap-3 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!chosen) return;
        const { parts: _, ...vehicle } = chosen;
        onAdd(vehicle);
        for (const select of event.currentTarget.querySelectorAll('select')) select.value = '';
        event.currentTarget.querySelector('select')?.dispatchEvent(new Event('change'));
      }}
    >
      <h3 className="t-sm">{text.addHeading}</h3>
      {FIELDS.map(([name, label]) => (
        <div key={name}>
          <label htmlFor={`moje-${name}`} className="mb-1.5 block text-sm font-semibold">
            {label}
          </label>
          <select
            id={`moje-${name}`}
            autoComplete="off"
            className="field h-control w-full chevron pr-10 pl-3.5 text-ellipsis"
          />
        </div>
      ))}
      <p role="alert" hidden={!failed} className="text-sm text-error">
        {failed ? text.failed : ''}
      </p>
      <button
        type="submit"
        className="act act--pri mt-1 justify-center disabled:border-line disabled:bg-sunken disabled:text-ink-3"
        disabled={!chosen}
      >
        {first ? text.addFirst : text.add}
      </button>
    </form>
  );
}
