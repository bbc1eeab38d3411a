import {
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  CONTACT_FIELDS,
  CONTACT_PARTS,
  CONTACT_PICTURES,
  CONTACT_TRAP,
  contactFaults,
  type ContactField,
  type ContactPart,
  type ContactValues,
  tidyChassis,
  tidyContact,
} from '#src/domain/contact/contact.ts';
import { keepChassis, keepContactForm } from '#src/stores/contact.ts';
import { contactText as text } from '#src/strings/contact.ts';
import { CHASSIS_ID } from '#src/views/contact/ChassisNumber.tsx';
import { ContactForm, type RefusedContact } from '#src/views/contact/ContactForm.tsx';
import type { ContactFaults } from '#src/views/contact/ContactProblem.tsx';
import { PROBLEM_ID } from '#src/views/contact/FormProblem.tsx';
import { SENT_ID } from '#src/views/contact/SentNote.tsx';
import { withChassis } from './chassis-line.ts';
import { controlOf, isTypingIn, readValues, rememberValues, writeValues } from './form-values.ts';
import { sendForm } from './send-form.ts';
import { useArrival } from './use-arrival.ts';
import { useMessagePictures } from './use-pictures.ts';

type Props = {
  refused: RefusedContact | undefined;
  /** The field values at the time of the takeover. */
  typed: ContactValues;
};

/** What the form shows; `focus` is the id of the element to focus. */
type Answer = {
  state: 'open' | 'sending' | 'sent';
  faults: ContactFaults;
  problem?: string;
  elsewhere?: ContactValues;
  focus?: string;
};

const OPEN: Answer = { state: 'open', faults: {} };

const isField = (name: string): name is ContactField => CONTACT_FIELDS.some((field) => field === name);

function faultsOf(form: HTMLFormElement): ContactFaults {
  const faults: ContactFaults = {};
  for (const [field, fault] of Object.entries(contactFaults(tidyContact(readValues(form)))))
    faults[field as ContactField] = text[`fault.${fault}`];
  return faults;
}

const refusal = (problem: string, faults: ContactFaults, elsewhere?: ContactValues): Answer => ({
  state: 'open',
  faults,
  problem,
  focus: CONTACT_PARTS.find((part) => faults[part]) ?? PROBLEM_ID,
  ...(elsewhere && { elsewhere }),
});

/** `now` is the error that replaces it, if any. The list of errors is removed with its last one. */
function withoutFault(answer: Answer, part: ContactPart, now?: string): Answer {
  if (!answer.faults[part]) return answer;
  const { focus: _, problem, ...shown } = answer;
  const { [part]: __, ...others } = answer.faults;
  const faults = now ? { ...others, [part]: now } : others;
  return { ...shown, faults, ...(problem && Object.keys(faults).length > 0 && { problem }) };
}

/** Sends the form without leaving the page, and never loses what was typed. */
export function Contact({ refused, typed }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState<Answer>({ ...OPEN, ...refused });
  const [chassis, setChassis] = useState('');
  const { isRestored, product, filled } = useArrival(form);
  const photographs = useMessagePictures(form, () => setAnswer((now) => withoutFault(now, CONTACT_PICTURES)));

  const takeInput = (element: HTMLFormElement, id: string) => {
    const message = controlOf(element, 'poruka');
    if (id === CHASSIS_ID && message) {
      const number = tidyChassis(controlOf(element, CHASSIS_ID)?.value ?? '');
      setChassis(number);
      keepChassis(number);
      message.value = withChassis(message.value, number);
    }
    keepContactForm(readValues(element), filled.current);
  };
  const takeChassis = useEffectEvent(() => {
    if (form.current && controlOf(form.current, CHASSIS_ID)?.value) takeInput(form.current, CHASSIS_ID);
  });

  // React resets a textarea to its first text, even if more was typed since.
  useLayoutEffect(() => {
    if (form.current) writeValues(form.current, typed);
  }, [typed]);
  // Typed before the takeover; after the kept text of `useArrival`, which only fills an empty message.
  useEffect(() => takeChassis(), []);
  useEffect(() => {
    if (answer.focus) document.getElementById(answer.focus)?.focus();
  }, [answer]);

  // Leaving a field checks it only if it has an error: no new errors appear while the visitor fills in the form.
  const onBlur = ({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    const { id } = target as HTMLElement;
    if (isField(id)) setAnswer(withoutFault(answer, id, faultsOf(currentTarget)[id]));
  };

  const send = async (element: HTMLFormElement) => {
    setAnswer({ ...OPEN, state: 'sending' });
    const values = readValues(element);
    const trap = controlOf(element, CONTACT_TRAP)?.value ?? '';
    const emptySent = rememberValues(element);
    const pictures = await photographs.ready();
    if (!pictures) {
      setAnswer({ ...OPEN, focus: CONTACT_PICTURES });
      return;
    }
    const { success, message, fields } = await sendForm({ ...values, [CONTACT_TRAP]: trap }, pictures.files);
    if (!success) {
      setAnswer(refusal(message, fields ?? {}, fields ? undefined : values));
      return;
    }
    // What was typed or added while it was being sent stays, and is kept like any other input.
    emptySent();
    pictures.removeSent();
    keepContactForm(readValues(element), filled.current);
    setChassis(tidyChassis(controlOf(element, CHASSIS_ID)?.value ?? ''));
    // Someone who already writes the next message goes on writing; the thanks are announced as a status.
    setAnswer({ state: 'sent', faults: {}, ...(!isTypingIn(element) && { focus: SENT_ID }) });
  };

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const faults = faultsOf(event.currentTarget);
    if (Object.keys(faults).length > 0) setAnswer(refusal(text['errors.heading'], faults));
    else void send(event.currentTarget);
  };

  return (
    <ContactForm
      values={refused?.values ?? {}}
      {...answer}
      photographs={photographs.shown}
      restored={isRestored && answer.state !== 'sent'}
      chassis={chassis}
      product={product}
      form={{
        ref: form,
        onInput: ({ target, currentTarget }) => takeInput(currentTarget, (target as HTMLElement).id),
        onBlur,
        onSubmit,
        onClick: focusField,
        onKeyDown: keepOpen,
      }}
    />
  );
}

/** An empty chassis number must not be sent, nor prevent Enter from sending the form. */
function keepOpen(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.id === CHASSIS_ID)
    event.preventDefault();
}

/** A link in the list of errors focuses its field, rather than only scrolling to it. */
function focusField(event: SyntheticEvent<HTMLFormElement>): void {
  const link = event.target instanceof Element && event.target.closest('[role=alert] a[href^="#"]');
  if (!link) return;
  event.preventDefault();
  document.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.focus();
}
