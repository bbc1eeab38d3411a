import { countedParts, countedModels } from './counted-nouns.ts';

export const vehicleText = {
  'manufacturer.ask': 'Nema vašeg modela?',
  'manufacturer.description': (name: string) =>
    `Dijelovi za vozila marke ${name}, po modelu i godištu: karoserija, rasvjeta, ovjes, kočnice. Dostava u cijeloj BiH, plaćanje pouzećem.`,
  'manufacturer.empty': 'Nema dostupnih modela za ovaj brend.',
  'manufacturer.lead': (modelCount: number, partCount: number) =>
    `${countedModels(modelCount)} · ${countedParts(partCount)}`,
  'manufacturer.models': 'Modeli',
  'manufacturer.noParts': 'Trenutno bez dijelova',
  'manufacturer.productsOf': (name: string) => `Dijelovi za marku ${name}`,
  'manufacturer.title': (name: string) => `${name} dijelovi po modelu i godištu`,
  'model.parts': countedParts,
  'vehicle.allYears': 'Sva godišta',
  'vehicle.description': (name: string, year: number | string | null, count: number) =>
    `${name}${year === null ? '' : ` ${year}`}: ${count === 0 ? 'trenutno bez dijelova' : `${countedParts(count)} na jednom mjestu`}.`,
  'vehicle.promise': (time: string) => `Provjera po broju šasije, dostava ${time}, plaćanje pouzećem.`,
  'vehicle.title': (name: string, year: number | string | null) =>
    `${name}${year === null ? '' : ` ${year}`} dijelovi`,
  'vehicle.year': (year: number | string) => `Model godine: ${year}`,
  'years.label': 'Godište',
  'years.noParts': ' bez dijelova',
} as const;
