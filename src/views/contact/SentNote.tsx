import { Icon } from '../ui/Icon.tsx';
import { checkPath } from '../ui/icons.ts';

export const SENT_ID = 'poslano';

/** Thanks for a form that was sent; without a script the address shows it. */
export const SentNote = ({ children, isSent = false }: { children: string; isSent?: boolean }) => (
  <p
    id={SENT_ID}
    tabIndex={-1}
    role="status"
    className={`${isSent ? 'flex' : 'hidden target:flex'} items-start gap-3 rounded-2 bg-yes-bg p-4 font-semibold text-yes sm:col-span-2`}
  >
    <Icon path={checkPath} className="mt-0.5" />
    {children}
  </p>
);
