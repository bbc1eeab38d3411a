import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { VEHICLES_SAVED_MAX } from '#src/domain/limits/pages.ts';
import { activeVehicle, vehicleKey } from '#src/domain/vehicle/saved-vehicle.ts';
import { notify } from '#src/stores/toasts.ts';
import { loadVehicleChoices } from '#src/stores/vehicle-choices.ts';
import { $garage } from '#src/stores/vehicles.ts';
import { chooseVehicle } from '#src/stores/vehicle-edits.ts';
import { choiceText as text } from '#src/strings/vehicle-choice.ts';
import { Icon } from '#src/views/ui/Icon.tsx';
import { closePath } from '#src/views/ui/icons.ts';
import { closeOnBack, followInPlace } from '../close-on-back.ts';
import { AddVehicle } from './AddVehicle.tsx';
import { SavedVehicles } from './SavedVehicles.tsx';
import { VehicleQuestions } from './VehicleQuestions.tsx';
import { vehicleName } from '#src/domain/vehicle/vehicle-name.ts';

/** The facts that the fit of this page's part depends on, as its verdict lists them (islands/paint/fit-lines.ts). */
const askedByPage = () => document.querySelector<HTMLElement>('.verdict')?.dataset['ask']?.split(' ') ?? [];

/** An answer has removed the link that opened the dialog: the verdict that changed is read out instead. */
function focusVerdict(): void {
  const verdict = document.querySelector<HTMLElement>('.verdict');
  if (!verdict) return;
  verdict.tabIndex = -1;
  (verdict.querySelector<HTMLElement>('[data-vehicle-link]') ?? verdict).focus();
}

/** `ready` gets the function that opens the dialog; closing returns the focus to the element that had it. */
type Props = { ready: (open: () => void) => void };

export function VehicleDialog({ ready }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const garage = useStore($garage);
  const active = activeVehicle(garage);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const opener = useRef<Element>(null);
  const close = () => dialog.current?.close();
  const leaveHistory = useRef<() => void>(undefined);

  useEffect(() => {
    ready(() => {
      setAsked(askedByPage());
      // The questions need the shop's vehicles; after a failure they are loaded again at the next opening.
      loadVehicleChoices().catch(console.warn);
      if (dialog.current?.open) return;
      opener.current = document.activeElement;
      dialog.current?.showModal();
      leaveHistory.current = closeOnBack(() => dialog.current?.close());
    });
  }, [ready]);

  return (
    // A click on the backdrop is a shortcut; the keyboard has Escape and the button.
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      onClose={() => {
        leaveHistory.current?.();
        if (!opener.current?.isConnected) focusVerdict();
      }}
      aria-labelledby="moje-vozilo"
      data-toasts-at-end=""
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
      // At the top: in the middle every answer that changes its height would move what was pressed.
      className="on-light mx-auto mt-6 w-full max-w-120 overflow-y-auto bg-surface! p-0 overlay-shadow backdrop:bg-scrim max-sm:mt-0 max-sm:min-h-dvh max-sm:max-w-none sm:rounded-3"
    >
      <div className="p-5 sm:p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id="moje-vozilo" className="pt-1.5 t-md">
            {text.title}
          </h2>
          <button
            type="button"
            aria-label={text.close}
            onClick={close}
            className="-mt-1 -mr-2 grid size-target shrink-0 place-items-center rounded-2 hover:bg-ink-hover"
          >
            <Icon path={closePath} />
          </button>
        </div>
        <p className="mt-1 text-ink-2">{text.lead}</p>
        <SavedVehicles garage={garage} />
        {active && <VehicleQuestions vehicle={active} asked={asked} />}
        {active && (
          <p className="mt-2">
            <a
              href={`/${vehicleKey(active)}`}
              className="link"
              onClick={(event) => followInPlace(event.nativeEvent, event.currentTarget)}
            >
              {text.parts(vehicleName(active, active.year))}
            </a>
          </p>
        )}
        {garage.vehicles.length < VEHICLES_SAVED_MAX ? (
          <AddVehicle
            first={garage.vehicles.length === 0}
            onAdd={(vehicle) => {
              chooseVehicle(vehicle);
              close();
              notify(text.chosen(vehicleName(vehicle, vehicle.year)));
            }}
          />
        ) : (
          <p className="mt-5 border-t border-line pt-5 text-sm text-ink-2">{text.full}</p>
        )}
        <p className="mt-4 text-sm text-ink-2">{text.onDevice}</p>
      </div>
    </dialog>
  );
}
