import { counted } from './counted.ts';

export const countedParts = (count: number): string => counted(count, ['dio', 'dijela', 'dijelova']);
export const countedModels = (count: number): string => counted(count, ['model', 'modela', 'modela']);
export const countedPictures = (count: number): string => counted(count, ['slika', 'slike', 'slika']);
export const countedAds = (count: number): string => counted(count, ['oglas', 'oglasa', 'oglasa']);
export const countedMonths = (count: number): string => counted(count, ['mjesec', 'mjeseca', 'mjeseci']);
export const countedDays = (count: number): string => counted(count, ['dan', 'dana', 'dana']);
/** After `za`. */
export const countedMinutes = (count: number): string => counted(count, ['minutu', 'minute', 'minuta']);
