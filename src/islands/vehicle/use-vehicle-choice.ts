import { useEffect, useMemo, useState } from 'react';
import {
  chosenVehicle,
  noVehicle,
  type VehicleChoice,
  type VehiclePart,
  withChoices,
  withPart,
} from '#src/domain/vehicle/vehicle-choice.ts';
import { $vehicleChoices, loadVehicleChoices } from '#src/stores/vehicle-choices.ts';

/**
 * The choice of a vehicle; loads what the shop offers. After a failure `retry` loads again, and so does the next
 * manufacturer chosen.
 */
export function useVehicleChoice(first: VehicleChoice) {
  const [choice, setChoice] = useState(first);

  /** True when it has loaded. */
  const load = async (): Promise<boolean> => {
    try {
      await loadVehicleChoices();
      return true;
    } catch (error) {
      console.warn(error);
      setChoice((now) => ({ ...now, hasFailed: true }));
      return false;
    }
  };
  useEffect(() => {
    void load();
    // Whoever loads them: after a failure, the dialog around this form loads them again when it is reopened.
    return $vehicleChoices.subscribe((choices) => {
      if (choices) setChoice((now) => withChoices(now, choices));
    });
  }, []);

  const choose = (part: VehiclePart, value: string) => {
    setChoice((now) => withPart(now, part, value));
    if (!choice.choices && part === 'manufacturer') void load();
  };
  const clear = () => setChoice((now) => ({ ...now, chosen: noVehicle }));
  const chosen = useMemo(() => chosenVehicle(choice), [choice]);
  return { choice, chosen, hasFailed: choice.hasFailed, choose, clear, retry: load };
}
