import { readOverview } from '#src/stores/admin/inbox.ts';
import { inboxText as text } from '#src/strings/admin/inbox.ts';
import { everMoreRarely, useRead } from '../use-read.ts';

const ASK_AGAIN_MS = 120_000;

/** The number beside 'Poruke' in the navigation; hidden when there are none. */
export function NewMessages() {
  const { data } = useRead(['overview'], readOverview, {
    refetchInterval: everMoreRarely(ASK_AGAIN_MS),
    retry: false,
  });
  const count = data?.messages.new ?? 0;
  if (count === 0) return null;
  return (
    <span className="ml-2 font-semibold text-needle num">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{text['count.new'](count)}</span>
    </span>
  );
}
