import { useRef } from 'react';
import { changePassword } from '#src/stores/admin/settings.ts';
import { notify } from '#src/stores/toasts.ts';
import { settingsText as text } from '#src/strings/admin/settings.ts';
import { devicesChanged } from '../changes.ts';
import { useSaving } from '../form/use-saving.ts';
import { Button } from '../ui/Button.tsx';
import { FailureNote } from '../ui/FailureNote.tsx';
import { TextField } from '../ui/Field.tsx';
import { PanelSection } from '../ui/PanelSection.tsx';

const FIELDS = [
  { name: 'current', autoComplete: 'current-password' },
  { name: 'next', autoComplete: 'new-password' },
] as const;

export function Password() {
  const form = useRef<HTMLFormElement>(null);
  const { fault, isSaving, submit, clearFault } = useSaving(
    () => {
      const typed = Object.fromEntries(new FormData(form.current ?? undefined));
      const { current, next } = typed as { current: string; next: string };
      return changePassword(current, next);
    },
    () => {
      form.current?.reset();
      notify(text['password.saved']);
    },
    { changed: devicesChanged },
  );
  const isAtField = FIELDS.some(({ name }) => fault?.fields[name]);
  return (
    <PanelSection id="lozinka" title={text['password.title']}>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        onChange={clearFault}
        className="grid max-w-100 gap-4 pt-4"
      >
        <p className="text-sm text-ink-2">{text['password.lead']}</p>
        {fault && !isAtField && <FailureNote message={fault.message} />}
        {FIELDS.map(({ name, autoComplete }) => (
          <TextField
            key={name}
            id={`lozinka-${name}`}
            name={name}
            type="password"
            label={text[`password.${name}`]}
            autoComplete={autoComplete}
            error={fault?.fields[name]}
            required
          />
        ))}
        <Button
          type="submit"
          variant="ink"
          className="justify-self-start"
          busy={isSaving && text['password.saving']}
        >
          {text['password.save']}
        </Button>
      </form>
    </PanelSection>
  );
}
