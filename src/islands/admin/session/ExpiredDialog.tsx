import { useLayoutEffect, useRef } from 'react';
import { adminText as text } from '#src/strings/admin/shell.ts';
import { Wordmark } from '../ui/Wordmark.tsx';
import { LoginForm } from './LoginForm.tsx';

/** The login over everything that was open: it covers it, and leaves it as it is (DECISIONS D30). */
export function ExpiredDialog({ message }: { message?: string | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="ponovna-prijava"
      // There is nothing to go back to without a session.
      onCancel={(event) => event.preventDefault()}
      onClose={() => {
        if (dialog.current?.isConnected && !dialog.current.open) dialog.current.showModal();
      }}
      className="on-light fixed inset-0 size-full max-h-none max-w-none overflow-y-auto p-0"
    >
      <div className="on-dark">
        <div className="wrap flex h-14 items-center lg:h-17">
          <Wordmark />
        </div>
      </div>
      <div className="wrap grid justify-items-center py-section">
        <div className="w-full max-w-104">
          <h2 id="ponovna-prijava" className="mb-2 t-md">
            {text['login.title']}
          </h2>
          <p className="mb-6 text-ink-2">{text['login.kept']}</p>
          <LoginForm message={message} />
        </div>
      </div>
    </dialog>
  );
}
