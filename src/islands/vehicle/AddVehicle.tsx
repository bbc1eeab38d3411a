import { newChoice } from '#src/domain/vehicle/vehicle-choice.ts';
import type { SavedVehicle } from '#src/domain/vehicle/saved-vehicle.ts';
import { choiceText as text } from '#src/strings/vehicle-choice.ts';
import { selectId, VehicleSelects } from '#src/views/vehicle/VehicleSelects.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { useVehicleChoice } from './use-vehicle-choice.ts';

/** Prefix of the ids of the selects. */
const SELECTS = 'moje';

type Props = { first: boolean; onAdd: (vehicle: SavedVehicle) => void };

export function AddVehicle({ first, onAdd }: Props) {
  const { choice, chosen, hasFailed, choose, clear, retry } = useVehicleChoice(newChoice([]));
  return (
    <form
      className="mt-5 grid gap-3 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!chosen) return;
        onAdd(chosen.vehicle);
        clear();
      }}
    >
      <h3 className="t-sm">{text.addHeading}</h3>
      <VehicleSelects choice={choice} look="form" id={SELECTS} onChoose={choose} />
      <LoadFailure hasFailed={hasFailed} onRetry={retry} selectId={selectId(SELECTS, 'manufacturer')} />
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
