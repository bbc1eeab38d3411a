import { adminText as text } from '#src/strings/admin/shell.ts';
import { Wordmark } from '../ui/Wordmark.tsx';
import { LoginForm } from './LoginForm.tsx';

export const LoginScreen = ({ message }: { message?: string | undefined }) => (
  <>
    <header className="on-dark">
      <div className="wrap flex h-14 items-center justify-between lg:h-17">
        <Wordmark />
        <a href="/" className="link">
          {text.site}
        </a>
      </div>
    </header>
    <main className="wrap grid justify-items-center py-section">
      <div className="w-full max-w-104">
        <h1 className="mb-6 t-md">
          <span className="sr-only">{text.title}: </span>
          {text['login.title']}
        </h1>
        <LoginForm message={message} />
      </div>
    </main>
  </>
);
