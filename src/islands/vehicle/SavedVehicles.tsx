import { useRef } from 'react';
import { type Garage, type SavedVehicle, vehicleKey } from '#src/domain/vehicle/saved-vehicle.ts';
import { notify, UNDO_LASTS_MS } from '#src/stores/toasts.ts';
import { removeVehicle, returnVehicle, switchVehicle } from '#src/stores/vehicle-edits.ts';
import { choiceText as text } from '#src/strings/vehicle-choice.ts';
import { vehicleName } from '#src/domain/vehicle/vehicle-name.ts';

/** One vehicle is active. Switching and removing take effect at once, also on the page behind the dialog. */
export function SavedVehicles({ garage }: { garage: Garage }) {
  const list = useRef<HTMLFieldSetElement>(null);
  if (garage.vehicles.length === 0) return null;

  const remove = (vehicle: SavedVehicle) => {
    removeVehicle(vehicleKey(vehicle));
    notify(text.removed(vehicleName(vehicle, vehicle.year)), {
      lastsMs: UNDO_LASTS_MS,
      action: { label: text.undo, run: () => returnVehicle(vehicle, garage), isUndo: true },
    });
    // The pressed button has been removed; the focus moves to the vehicle that is active now.
    requestAnimationFrame(() => {
      const next = list.current?.querySelector<HTMLInputElement>('input:checked');
      (next ?? document.querySelector<HTMLElement>('dialog[open] select'))?.focus();
    });
  };

  return (
    <fieldset ref={list} className="mt-4 min-w-0">
      <legend className="mb-1 label">{text.saved}</legend>
      {garage.vehicles.map((vehicle) => {
        const key = vehicleKey(vehicle);
        const name = vehicleName(vehicle, vehicle.year);
        return (
          <div key={key} className="flex items-center gap-2 border-t border-line last:border-b">
            <label className="flex min-h-13 min-w-0 flex-1 items-center gap-3 py-2 font-semibold">
              <input
                type="radio"
                name="vozilo"
                checked={key === garage.active}
                onChange={() => switchVehicle(key)}
                className="size-5 shrink-0 accent-ink"
              />
              <span className="min-w-0">{name}</span>
            </label>
            <button
              type="button"
              aria-label={text.removeName(name)}
              onClick={() => remove(vehicle)}
              className="link px-2"
            >
              {text.remove}
            </button>
          </div>
        );
      })}
    </fieldset>
  );
}
