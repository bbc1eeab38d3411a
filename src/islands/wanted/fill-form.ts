import { CONTACT_OPEN_MS } from '#src/domain/contact/contact.ts';
import { wantedVehicle, wordsOfSlug } from '#src/domain/contact/wanted-words.ts';
import { currentVehicle } from '#src/stores/vehicles.ts';
import { sendOnce } from '../forms/send-once.ts';

/** Fills empty fields from the address and the saved vehicle, and sends how long the form was open. */
const form = document.querySelector<HTMLFormElement>('form[data-wanted]');
if (form) {
  const query = new URLSearchParams(location.search);
  const vehicle = currentVehicle();
  const own = vehicle && wantedVehicle(vehicle);
  const slugs = query.get('auto')?.split('/') ?? [];
  const named = query.get('vozilo') ?? slugs.map(wordsOfSlug).join(' ');
  const part = query.get('dio') ?? wordsOfSlug(query.get('kategorija') ?? '');
  // The saved vehicle is more precise than the model of the page that links here.
  const known = { dio: part, vozilo: own?.startsWith(named) ? own : named };
  for (const [name, value] of Object.entries(known)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === '' && value)
      field.value = value.slice(0, field.maxLength);
  }
  sendOnce(form);
  form.addEventListener('formdata', ({ formData }) =>
    formData.set(CONTACT_OPEN_MS, String(Math.round(performance.now()))),
  );
}
