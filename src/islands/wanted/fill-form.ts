import { CONTACT_OPEN_MS } from '#src/domain/contact/contact.ts';
import {
  namesVehicle,
  WANTED_TEXTS,
  wantedStart,
  wantedVehicle,
  wordsOfSlug,
} from '#src/domain/contact/wanted-start.ts';
import { currentVehicle } from '#src/stores/vehicles.ts';
import { keepWantedForm, readKeptWantedForm } from '#src/stores/kept-wanted-form.ts';
import { sendOnce } from '../forms/send-once.ts';

/** Fills empty fields from the kept form, the address and the saved vehicle, and sends how long the form was open. */
const form = document.querySelector<HTMLFormElement>('form[data-wanted]');
if (form) {
  const query = new URLSearchParams(location.search);
  const vehicle = currentVehicle();
  const named = query.get('vozilo') ?? query.get('auto') ?? '';
  const inWords = query.get('vozilo') ?? named.split('/').map(wordsOfSlug).join(' ');
  const part = query.get('dio') ?? wordsOfSlug(query.get('kategorija') ?? '');
  // The saved vehicle is more precise than the model of the page that links here.
  const vozilo = vehicle && namesVehicle(named, vehicle) ? wantedVehicle(vehicle) : inWords;
  const known = { dio: part, vozilo };
  // The address after sending (`server/http/visitor-form.ts`).
  const isSent = query.has('poslano');
  if (isSent) keepWantedForm(null);
  const asked = isSent ? '' : location.search;
  const fields = WANTED_TEXTS.flatMap((name) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement ? [[name, field] as const] : [];
  });
  const start = wantedStart(readKeptWantedForm(), asked, known);
  for (const [name, field] of fields) {
    const value = start[name];
    if (field.value === '' && value)
      // As `cutText` does, which would bring all rules of the islands with it.
      field.value = value.slice(0, field.maxLength).replace(/\p{Cs}$/u, '');
  }
  form.addEventListener('input', () =>
    keepWantedForm({ asked, ...Object.fromEntries(fields.map(([name, { value }]) => [name, value])) }),
  );
  sendOnce(form);
  form.addEventListener('formdata', ({ formData }) =>
    formData.set(CONTACT_OPEN_MS, String(Math.round(performance.now()))),
  );
}
