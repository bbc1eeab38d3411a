import { useStore } from '@nanostores/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clearWork } from '#src/stores/admin/clear-work.ts';
import { $session } from '#src/stores/admin/session.ts';
import { queryClient } from './query-client.ts';
import { CheckingScreen } from './session/CheckingScreen.tsx';
import { ExpiredDialog } from './session/ExpiredDialog.tsx';
import { LoginScreen } from './session/LoginScreen.tsx';
import { Shell } from './Shell.tsx';
import { CrashBoundary } from './ui/CrashBoundary.tsx';

export function AdminApp() {
  const session = useStore($session);
  useEffect(() => {
    // Repeats the queries that failed while logged out.
    if (session.state === 'in') void queryClient.invalidateQueries();
    if (session.state !== 'out') return;
    // The next user sees none of it.
    queryClient.clear();
    clearWork();
  }, [session.state]);

  return (
    <CrashBoundary isWholePage>
      <QueryClientProvider client={queryClient}>
        {session.state === 'checking' && <CheckingScreen />}
        {session.state === 'out' && <LoginScreen message={session.message} />}
        {session.state !== 'checking' && session.state !== 'out' && <Shell />}
        {session.state === 'expired' && <ExpiredDialog message={session.message} />}
      </QueryClientProvider>
    </CrashBoundary>
  );
}
