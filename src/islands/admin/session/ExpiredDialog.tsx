import { adminText as text } from '#src/strings/admin/shell.ts';
import { useModal } from '../ui/use-modal.ts';
import { Wordmark } from '../ui/Wordmark.tsx';
import { LoginForm } from './LoginForm.tsx';

/** The login dialog over the open screen, which keeps its state (DECISIONS D30). */
export function ExpiredDialog({ message }: { message?: string | undefined }) {
  // Cannot be dismissed: nothing works without a session.
  const modal = useModal();
  return (
    <dialog
      {...modal}
      aria-labelledby="ponovna-prijava"
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
