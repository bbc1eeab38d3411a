import { readCategories, readTuningCategories, readVehicles } from '#src/stores/admin/choices.ts';
import { useRead } from '../use-read.ts';

export const useVehicles = (enabled = true) => useRead(['vehicles'], readVehicles, { enabled });
export const useCategories = (enabled = true) =>
  useRead(['categories', 'choices'], readCategories, { enabled });
export const useTuningCategories = (enabled = true) =>
  useRead(['categories', 'tuning-choices'], readTuningCategories, { enabled });
