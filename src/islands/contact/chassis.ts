import { hasConfusedLetters, isChassisNumber, tidyChassis } from '#src/domain/contact.ts';
import { contactText as text } from '#src/strings/contact.ts';

const LINE = /\n*^Broj šasije: .*$/m;

/** Counts while a chassis number is typed, and writes a whole one into the message. */
export function connectChassis(
  form: HTMLFormElement,
  message: HTMLTextAreaElement,
  changed: () => void,
): void {
  const box = form.querySelector<HTMLDetailsElement>('[data-chassis]');
  const input = box?.querySelector('input');
  const count = box?.querySelector('[data-chassis-count]');
  const help = document.getElementById('broj-sasije-opis');
  if (!box || !input || !count || !help) return;
  const helpText = help.textContent;
  input.addEventListener('input', () => {
    const chassis = tidyChassis(input.value);
    count.textContent = text['chassis.count'](chassis.length);
    const confused = hasConfusedLetters(chassis);
    input.setAttribute('aria-invalid', String(confused));
    const whole = isChassisNumber(chassis);
    help.textContent = confused ? text['chassis.letters'] : whole ? text['chassis.added'] : helpText;
    help.classList.toggle('text-error', confused);
    const rest = message.value.replace(LINE, '').trimEnd();
    const next = whole ? `${rest}\n\n${text['chassis.line'](chassis)}`.trimStart() : rest;
    if (whole || LINE.test(message.value)) {
      message.value = next;
      changed();
    }
  });
  // An empty field must not be sent, nor stop the form on Enter.
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') event.preventDefault();
  });
  if (new URLSearchParams(location.search).has('vin')) {
    box.open = true;
    input.focus({ preventScroll: true });
    box.scrollIntoView({ block: 'center' });
  }
}
