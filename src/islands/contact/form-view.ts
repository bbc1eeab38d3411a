import { CONTACT_FIELDS, type ContactField, type ContactValues } from '#src/domain/contact.ts';
import { contactText as text } from '#src/strings/contact.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The prerendered form: reads and paints it, decides nothing. */
export function formView(form: HTMLFormElement) {
  const control = (field: ContactField) => form.elements.namedItem(field) as Control;
  const part = (name: string) => form.querySelector<HTMLElement>(`[data-contact-${name}]`);
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const buttonText = button?.textContent ?? '';
  const [problem, problemText, list, sent, elsewhere] = [
    part('problem'),
    part('problem-text'),
    part('problem-fields'),
    part('sent'),
    part('elsewhere'),
  ];
  const help = new Map(CONTACT_FIELDS.map((f) => [f, document.getElementById(`${f}-opis`)?.textContent]));

  /** The line below a field: what is wrong, or the help it came with. */
  const describe = (field: ContactField, fault: string | undefined) => {
    const input = control(field);
    const id = `${field}-opis`;
    let line = document.getElementById(id);
    const words = fault ?? help.get(field);
    if (words === undefined) {
      line?.remove();
    } else {
      if (!line) {
        line = document.createElement('p');
        line.id = id;
        input.after(line);
      }
      line.textContent = words;
      line.className = `mt-2 text-sm leading-snug ${fault ? 'text-error' : 'text-ink-2'}`;
    }
    if (fault) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
    if (words === undefined) input.removeAttribute('aria-describedby');
    else input.setAttribute('aria-describedby', id);
  };

  return {
    values: (): ContactValues =>
      Object.fromEntries(CONTACT_FIELDS.map((f) => [f, control(f).value])) as ContactValues,
    set: (values: Partial<Record<ContactField, string>>) => {
      for (const field of CONTACT_FIELDS) {
        const value = values[field];
        if (typeof value === 'string') control(field).value = value;
      }
    },
    control,
    describe,
    isWrong: (field: ContactField) => control(field).hasAttribute('aria-invalid'),
    busy: (busy: boolean) => {
      if (!button) return;
      button.disabled = busy;
      button.textContent = busy ? text.sending : buttonText;
    },
    clearAnswers: () => {
      sent?.classList.replace('flex', 'hidden');
      if (problem) problem.hidden = true;
      if (elsewhere) elsewhere.hidden = true;
    },
    showSent: () => {
      sent?.classList.replace('hidden', 'flex');
      sent?.focus();
    },
    /** Faults below their fields and in a list of links above the form. */
    showProblem: (message: string, faults: Partial<Record<ContactField, string>>) => {
      for (const field of CONTACT_FIELDS) describe(field, faults[field]);
      if (!problem || !problemText || !list) return;
      problemText.textContent = message;
      list.replaceChildren(
        ...CONTACT_FIELDS.flatMap((field) => {
          const fault = faults[field];
          if (!fault) return [];
          const [item, link] = [document.createElement('li'), document.createElement('a')];
          link.href = `#${field}`;
          link.className = 'inline-flex min-h-target items-center link-in';
          link.textContent = fault;
          link.addEventListener('click', (event) => {
            event.preventDefault();
            control(field).focus();
          });
          item.append(link);
          return [item];
        }),
      );
      problem.hidden = false;
      const first = CONTACT_FIELDS.find((field) => faults[field]);
      if (first) control(first).focus();
      else problem.focus();
    },
    /** The same words by WhatsApp or e-mail. */
    offerElsewhere: ({ ime, prezime, predmet, poruka }: ContactValues) => {
      if (!elsewhere) return;
      const { whatsapp, email } = form.dataset;
      const body = `${poruka}\n\n${ime} ${prezime}`.trim();
      const links: Record<string, string> = {
        whatsapp: `https://wa.me/${whatsapp}?text=${encodeURIComponent(`${predmet}\n${body}`)}`,
        email: `mailto:${email}?subject=${encodeURIComponent(predmet)}&body=${encodeURIComponent(body)}`,
      };
      for (const link of elsewhere.querySelectorAll<HTMLAnchorElement>('[data-contact-by]'))
        link.href = links[link.dataset['contactBy'] ?? ''] ?? '';
      elsewhere.hidden = false;
    },
  };
}

export type FormView = ReturnType<typeof formView>;
