import { useStore } from '@nanostores/react';
import { $newMessages } from '#src/stores/admin/new-messages.ts';
import { inboxText as text } from '#src/strings/admin/inbox.ts';
import { CountBadge } from '../ui/CountBadge.tsx';

export const NewMessages = ({ className }: { className?: string }) => (
  <CountBadge count={useStore($newMessages) ?? 0} label={text['count.new']} className={className} />
);
