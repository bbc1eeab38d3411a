import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { EMPTY_GARAGE } from '#src/domain/vehicle/saved-vehicle.ts';
import { isGarageFull } from '#src/domain/vehicle/garage-edits.ts';
import type { VehicleChoice } from '#src/domain/vehicle/vehicle-choice.ts';
import { prepareVehiclePage } from '#src/stores/hand-over.ts';
import { $garage } from '#src/stores/vehicles.ts';
import { chooseVehicle } from '#src/stores/vehicle-edits.ts';
import { choiceText as text } from '#src/strings/vehicle-choice.ts';
import { Button } from '#src/views/ui/Button.tsx';
import { arrowPath } from '#src/views/ui/icons.ts';
import { selectId, VehicleSelects } from '#src/views/vehicle/VehicleSelects.tsx';
import { LoadFailure } from '../vehicle/LoadFailure.tsx';
import { useVehicleChoice } from '../vehicle/use-vehicle-choice.ts';

/** The form's id, and the prefix of the ids of its selects. */
const FORM = 'vozilo';

const BUTTON =
  'min-h-15 w-full rounded-none! text-control-lg! num -outline-offset-4! md:max-lg:col-span-3 lg:min-h-17 lg:px-7';

type Props = {
  first: VehicleChoice;
  /** Puts the needle of the hero's year scale at the chosen year. */
  onYear?: (year: number | undefined) => void;
};

/**
 * The hero's vehicle form. Without a script only the manufacturer is chosen here; its page leads to models and years
 * (build/list-redirects.ts). The page script opens the vehicle's page, since a form with a saved vehicle can be
 * submitted before this script has loaded (islands/paint/hero.ts).
 */
export function HeroPicker({ first, onYear }: Props) {
  const { choice, chosen, hasFailed, choose, retry } = useVehicleChoice(first);
  const remember = useRef<HTMLInputElement>(null);
  const { year } = choice.chosen;
  const garage = useStore($garage, { ssr: () => EMPTY_GARAGE });
  const isFull = chosen !== undefined && isGarageFull(garage, chosen.vehicle);
  useEffect(() => {
    // Saving this vehicle would remove another one.
    if (isFull && remember.current) remember.current.checked = false;
  }, [isFull]);

  useEffect(() => onYear?.(year === '' ? undefined : Number(year)), [year, onYear]);
  useEffect(() => {
    if (!chosen) return undefined;
    const controller = new AbortController();
    void prepareVehiclePage(chosen.vehicle, controller.signal);
    return () => controller.abort();
  }, [chosen]);

  return (
    <>
      <form
        id={FORM}
        action="/katalog"
        method="get"
        aria-label={text.heroLabel}
        data-hero-picker=""
        onSubmit={() => {
          if (chosen && remember.current?.checked) chooseVehicle(chosen.vehicle);
        }}
        className="on-light mt-34 grid overflow-hidden rounded-2 bg-surface! md:mt-20 md:grid-cols-3 lg:mt-24 lg:grid-cols-[1fr_1fr_1fr_auto] xl:grid-cols-[1fr_1fr_.8fr_auto]"
      >
        <VehicleSelects choice={choice} look="panel" id={FORM} onChoose={choose} />
        <noscript className="md:max-lg:col-span-3">
          <Button type="submit" iconEnd={arrowPath} className={BUTTON}>
            {text.show}
          </Button>
        </noscript>
        <Button
          type="submit"
          iconEnd={arrowPath}
          className={`${BUTTON} scripted`}
          disabled={Object.values(choice.chosen).includes('')}
        >
          <span aria-live="polite">{chosen ? text.showParts(chosen.parts) : text.show}</span>
        </Button>
      </form>
      <LoadFailure hasFailed={hasFailed} onRetry={retry} selectId={selectId(FORM, 'manufacturer')} />
      <label className="scripted mt-1 flex min-h-target w-fit items-center gap-3 text-sm text-lead">
        <input
          ref={remember}
          type="checkbox"
          defaultChecked
          disabled={isFull}
          className="size-5 flex-none accent-accent"
        />
        <span aria-live="polite">{isFull ? text.full : text.remember}</span>
      </label>
    </>
  );
}
