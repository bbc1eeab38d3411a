import { useEffect } from 'react';
import { describeFailure, failureText } from '#src/strings/admin/failures.ts';
import { adminText as text } from '#src/strings/admin/shell.ts';
import { checkSession } from '#src/stores/admin/session.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';

/** Shown while a stored token is checked. Without a network the token is kept, and checked again (DECISIONS D28). */
export function CheckingScreen({ isOffline }: { isOffline: boolean }) {
  useEffect(() => {
    if (!isOffline) return undefined;
    const check = () => void checkSession();
    window.addEventListener('online', check);
    return () => window.removeEventListener('online', check);
  }, [isOffline]);
  const { headline } = describeFailure(failureText.network);
  return (
    <>
      <header className="on-dark">
        <div className="wrap flex h-14 items-center lg:h-17">
          <Wordmark />
        </div>
      </header>
      <main className="wrap py-section">
        <h1 className="sr-only">{text.title}</h1>
        {isOffline ? (
          <EmptyState title={headline} advice={text['session.offline']} icon="alert">
            <Button variant="pri" icon="refresh" onClick={() => void checkSession()}>
              {text.retry}
            </Button>
          </EmptyState>
        ) : (
          <p role="status" className="text-ink-2">
            {text['session.checking']}
          </p>
        )}
      </main>
    </>
  );
}
