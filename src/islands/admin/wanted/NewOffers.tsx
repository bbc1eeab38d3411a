import { wantedListText as text } from '#src/strings/admin/wanted-parts.ts';
import { CountBadge } from '../ui/CountBadge.tsx';
import { useAnswerable } from './use-wanted.ts';

/** How many wanted parts the shop has on sale now. */
export const NewOffers = () => <CountBadge count={useAnswerable()} label={text.fitting} />;
