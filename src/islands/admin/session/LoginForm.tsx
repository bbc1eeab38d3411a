import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { logIn } from '#src/stores/admin/session.ts';
import { adminText as text } from '#src/strings/admin/shell.ts';
import { Button } from '../ui/Button.tsx';
import { Check } from '../ui/Check.tsx';
import { FailureNote } from '../ui/FailureNote.tsx';
import { TextField } from '../ui/Field.tsx';

/** SPEC §2 and §8; `message` says why the user has to log in again. */
export function LoginForm({ message }: { message?: string | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState(message);
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const [username, password] = [data.get('username'), data.get('password')].map(String);
    if (!username?.trim() || !password) {
      setMissing(true);
      form.current?.querySelector<HTMLInputElement>(username?.trim() ? '#prijava-lozinka' : 'input')?.focus();
      return;
    }
    setMissing(false);
    setBusy(true);
    const failure = await logIn(username.trim(), password, data.has('isOwn'));
    setBusy(false);
    setProblem(failure);
    if (failure) form.current?.querySelector<HTMLInputElement>('#prijava-lozinka')?.select();
  };
  const shown = isMissing ? text['login.required'] : problem;

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {shown && <FailureNote message={shown} />}
      <TextField
        id="prijava-ime"
        name="username"
        label={text['login.username']}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField />
      <Check name="isOwn">{text['login.ownDevice']}</Check>
      <Button type="submit" variant="pri" block busy={isBusy && text['login.submitting']}>
        {text['login.submit']}
      </Button>
    </form>
  );
}

function PasswordField() {
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <TextField
        id="prijava-lozinka"
        name="password"
        type={isShown ? 'text' : 'password'}
        label={text['login.password']}
        autoComplete="current-password"
        required
      />
      <button type="button" className="link" onClick={() => setShown(!isShown)}>
        {isShown ? text['login.hidePassword'] : text['login.showPassword']}
      </button>
    </div>
  );
}
