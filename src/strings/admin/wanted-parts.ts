import { plural } from '#src/domain/text/plurals.ts';
import { counted } from '../counted.ts';

/** Words of the panel's list of wanted parts. */
export const wantedListText = {
  title: 'Traženi dijelovi',
  gone: 'Ovaj zapis više ne postoji.',
  lead: 'Kupci su upisali šta traže. Kad objavite dio koji odgovara ili ga vratite u prodaju, ovdje stoji uz kupca.',
  empty: 'Niko ne čeka dio',
  emptyAdvice: 'Kad kupac upiše šta traži, pojavit će se ovdje.',
  emptyFor: 'Ovaj dio niko ne čeka.',
  all: 'Svi traženi dijelovi',
  buyers: (count: number) =>
    `${plural(count, ['Traži', 'Traže', 'Traži'])} ga ${counted(count, ['kupac', 'kupca', 'kupaca'])}`,
  fitting: (count: number) =>
    `${counted(count, ['traženi dio je', 'tražena dijela su', 'traženih dijelova je'])} sada u prodaji`,
  has: 'Imamo:',
  nothing: 'Još nemamo dio koji odgovara.',
  unknownVehicle: 'Vozilo nije prepoznato; provjerite sami.',
  kept: (until: string) => `briše se ${until}`,
  answeredOn: (day: string) => `Javljeno ${day}`,
  markAnswered: 'Označi kao javljeno',
  markWaiting: 'Vrati među one koji čekaju',
  marked: 'Označeno kao javljeno.',
  unmarked: 'Kupac opet čeka.',
  delete: (name: string) => `Obriši: ${name}`,
  'delete.title': 'Obrisati zapis?',
  'delete.question': (part: string, name: string) => `Briše se „${part}“ (${name}). Ne može se vratiti.`,
  'delete.confirm': 'Obriši',
  deleted: 'Zapis je obrisan.',
  reply: {
    subject: (part: string) => `Dio koji tražite: ${part}`,
    offerSubject: (part: string) => `Stigao je dio koji tražite: ${part}`,
    offer: (product: string, id: number, address: string) =>
      `Dobar dan, tražili ste dio koji sada imamo: ${product} (šifra ${id}).\n${address}`,
    open: (part: string) => `Dobar dan, javljamo se u vezi s dijelom koji tražite: ${part}.`,
  },
} as const;
