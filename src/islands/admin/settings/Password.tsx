import { type SyntheticEvent, useState } from 'react';
import { AdminProblem, failureMessage } from '#src/stores/admin/admin-call.ts';
import { changePassword } from '#src/stores/admin/settings.ts';
import { notify } from '#src/stores/toasts.ts';
import { settingsText as text } from '#src/strings/admin/settings.ts';
import { devicesChanged } from '../changes.ts';
import { Button } from '../ui/Button.tsx';
import { FailureNote } from '../ui/FailureNote.tsx';
import { TextField } from '../ui/Field.tsx';
import { PanelSection } from '../ui/PanelSection.tsx';

const FIELDS = [
  { name: 'current', autoComplete: 'current-password' },
  { name: 'next', autoComplete: 'new-password' },
] as const;

type Fault = { message: string; fields: Record<string, string> };

export function Password() {
  const [fault, setFault] = useState<Fault>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form)) as { current: string; next: string };
    setBusy(true);
    try {
      await changePassword(typed.current, typed.next);
      setFault(undefined);
      form.reset();
      notify(text['password.saved']);
      devicesChanged();
    } catch (error) {
      setFault({
        message: failureMessage(error),
        fields: error instanceof AdminProblem ? error.fields : {},
      });
    }
    setBusy(false);
  };
  const isAtField = FIELDS.some(({ name }) => fault?.fields[name]);
  return (
    <PanelSection id="lozinka" title={text['password.title']}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-100 gap-4 pt-4">
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
          busy={isBusy && text['password.saving']}
        >
          {text['password.save']}
        </Button>
      </form>
    </PanelSection>
  );
}
