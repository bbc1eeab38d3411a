import { useStore } from '@nanostores/react';
import { $newMessages } from '#src/stores/admin/new-messages.ts';
import { inboxText as text } from '#src/strings/admin/inbox.ts';

/** The number of new messages, beside 'Poruke' and on the menu's button; nothing when there are none. */
export function NewMessages({ className = 'ml-2 text-needle' }: { className?: string }) {
  const count = useStore($newMessages) ?? 0;
  if (count === 0) return null;
  return (
    <span className={`font-semibold num ${className}`}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{text['count.new'](count)}</span>
    </span>
  );
}
