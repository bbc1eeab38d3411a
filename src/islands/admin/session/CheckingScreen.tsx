import { adminText as text } from '#src/strings/admin/shell.ts';
import { Wordmark } from '../ui/Wordmark.tsx';

/** Shown while a stored token is checked. */
export const CheckingScreen = () => (
  <>
    <header className="on-dark">
      <div className="wrap flex h-14 items-center lg:h-17">
        <Wordmark />
      </div>
    </header>
    <main className="wrap py-section">
      <h1 className="sr-only">{text.title}</h1>
      <p role="status" className="text-ink-2">
        {text['session.checking']}
      </p>
    </main>
  </>
);
