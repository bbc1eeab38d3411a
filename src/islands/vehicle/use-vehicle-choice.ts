import { useEffect, useMemo, useState } from 'react';
import {
  chosenVehicle,
  noVehicle,
  type VehicleChoice,
  type VehiclePart,
  withPart,
} from '#src/domain/vehicle-choice.ts';
import { loadVehicleChoices } from '#src/stores/vehicle-choices.ts';

/** The choice of a vehicle; loads what the shop offers. After a failure it retries with the next manufacturer chosen. */
export function useVehicleChoice(first: VehicleChoice) {
  const [choice, setChoice] = useState(first);
  const [hasFailed, setHasFailed] = useState(false);

  const load = async () => {
    try {
      const choices = await loadVehicleChoices();
      setChoice((now) => ({ ...now, choices }));
      setHasFailed(false);
    } catch (error) {
      console.warn(error);
      setHasFailed(true);
    }
  };
  useEffect(() => void load(), []);

  const choose = (part: VehiclePart, value: string) => {
    setChoice((now) => withPart(now, part, value));
    if (!choice.choices && part === 'manufacturer') void load();
  };
  const clear = () => setChoice((now) => ({ ...now, chosen: noVehicle }));
  const chosen = useMemo(() => chosenVehicle(choice), [choice]);
  return { choice, chosen, hasFailed, choose, clear };
}
