import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { SAVE_RETRY_MS } from '#src/domain/limits/admin.ts';
import { $heldForms, $keptForms, $openForms } from '#src/stores/admin/kept-forms.ts';
import { routeHash } from '#src/stores/admin/route.ts';
import { unsentPictures } from '#src/stores/admin/send-kept.ts';
import { $session, checkSession } from '#src/stores/admin/session.ts';
import { keptFormsText } from '#src/strings/admin/kept-forms.ts';
import { adminText as text } from '#src/strings/admin/shell.ts';
import { AdminLink } from './ui/AdminLink.tsx';
import { Button } from './ui/Button.tsx';

/** Below the header of every screen: says that there is no network, and what closed forms have not sent yet. */
export function WaitingBar() {
  const isOffline = useStore($session).state === 'offline';
  const open = [...useStore($openForms), ...useStore($heldForms)];
  const closed = useStore($keptForms).filter(({ id }) => !open.includes(id));
  const counts = [
    [keptFormsText.pictures, closed.reduce((sum, kept) => sum + unsentPictures(kept), 0)],
    [keptFormsText.waiting, closed.filter(({ isSubmitted }) => isSubmitted).length],
    [keptFormsText.refusedCount, closed.filter(({ refusal }) => refusal).length],
  ] as const;
  const said = counts.flatMap(([say, count]) => (count > 0 ? say(count) : [])).join(' · ');
  return (
    <div role="status" className="wrap">
      {isOffline && <Offline />}
      {said && (
        <AdminLink
          href={routeHash('pocetna')}
          className="mt-4 flex min-h-target items-center rounded-2 bg-maybe-bg px-4 text-ui font-semibold text-maybe underline-offset-4 hover:underline"
        >
          {said}
        </AdminLink>
      )}
    </div>
  );
}

function Offline() {
  useEffect(() => {
    const check = () => void checkSession();
    const timer = setInterval(check, SAVE_RETRY_MS);
    window.addEventListener('online', check);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', check);
    };
  }, []);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2 bg-maybe-bg px-4 py-3 text-maybe">
      <p className="min-w-56 flex-1">
        <b className="font-semibold">{text['session.offline']}</b> {text['session.offlineAdvice']}
      </p>
      <Button icon="refresh" onClick={() => void checkSession()}>
        {text.retry}
      </Button>
    </div>
  );
}
