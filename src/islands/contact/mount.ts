import {
  CONTACT_FIELDS,
  CONTACT_TRAP,
  contactFaults,
  type ContactField,
  tidyContact,
} from '#src/domain/contact.ts';
import { CONTACT_FASTEST_MS } from '#src/domain/limits.ts';
import { keepDraft, readDraft, sendMessage } from '#src/stores/contact.ts';
import { toast } from '#src/stores/toasts.ts';
import { contactText as text } from '#src/strings/contact.ts';
import { connectChassis } from './chassis.ts';
import { type FormView, formView } from './form-view.ts';
import { prefill, prefillWanted } from './prefill.ts';

type Faults = Partial<Record<ContactField, string>>;

function faultsOf(view: FormView): Faults {
  const faults: Faults = {};
  for (const [field, fault] of Object.entries(contactFaults(tidyContact(view.values()))))
    faults[field as ContactField] = text[`fault.${fault}`];
  return faults;
}

/** At least this long after the form was opened: nobody should be refused for being quick. */
const notTooFast = (openedAt: number) =>
  new Promise((resolve) => setTimeout(resolve, CONTACT_FASTEST_MS - (performance.now() - openedAt)));

/** Sends the form without leaving the page; what is typed is never lost. */
export function mount(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  const openedAt = performance.now();
  const view = formView(form);
  // Our own words below the fields instead of the browser's bubbles.
  form.noValidate = true;

  const draft = readDraft();
  if (CONTACT_FIELDS.some((field) => draft[field])) {
    view.set(draft);
    const restored = form.querySelector('[data-contact-restored]');
    if (restored) restored.textContent = text['draft.restored'];
  }
  const keep = () => keepDraft(view.values());
  form.addEventListener('input', keep);
  connectChassis(form, view.control('poruka') as HTMLTextAreaElement, keep);
  const query = new URLSearchParams(location.search);
  // An enquiry can be written by hand just as well.
  prefill(view, query).catch(console.warn);
  const wanted = query.get('trazim');
  if (wanted) prefillWanted(view, wanted);

  form.addEventListener('focusout', ({ target }) => {
    const field = CONTACT_FIELDS.find((name) => target === view.control(name));
    // A field is checked when it is left, and only corrected ones are cleared: nobody is told off while typing.
    if (field && view.isWrong(field)) view.describe(field, faultsOf(view)[field]);
  });

  const send = async () => {
    view.busy(true);
    await notTooFast(openedAt);
    const values = view.values();
    const trap = form.elements.namedItem(CONTACT_TRAP);
    const answer = await sendMessage(
      { ...values, [CONTACT_TRAP]: trap instanceof HTMLInputElement ? trap.value : '' },
      performance.now() - openedAt,
    );
    view.busy(false);
    if (answer?.success) {
      keepDraft(undefined);
      form.reset();
      for (const field of CONTACT_FIELDS) view.describe(field, undefined);
      view.showSent();
      toast(answer.message);
      return;
    }
    const message = answer?.message ?? text.failed;
    view.showProblem(message, answer?.fields ?? {});
    if (!answer?.fields) view.offerElsewhere(values);
    toast(message, { tone: 'error' });
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    view.clearAnswers();
    const faults = faultsOf(view);
    if (Object.keys(faults).length > 0) view.showProblem(text['errors.heading'], faults);
    else {
      for (const field of CONTACT_FIELDS) view.describe(field, undefined);
      void send();
    }
  });
}
