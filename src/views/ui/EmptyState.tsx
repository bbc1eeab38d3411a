import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

type Props = {
  title: string;
  /** A path of `icons.ts`. */
  icon: string;
  heading?: 'h1' | 'h2' | 'p' | undefined;
  advice?: string | undefined;
  /** Shown between title and advice. */
  text?: ReactNode;
  /** The empty state is due to an error. */
  error?: boolean | undefined;
  /** Links or buttons. */
  children?: ReactNode;
};

/** An exact sentence, one line of advice, and links or buttons. */
export function EmptyState({ title, icon, heading: Heading = 'p', advice, text, error, children }: Props) {
  return (
    <div className="grid justify-items-center gap-3 border-y border-line py-12 text-center">
      <Icon path={icon} />
      <Heading
        className={[Heading === 'h1' ? 't-lg' : 't-sm', error && 'text-error'].filter(Boolean).join(' ')}
      >
        {title}
      </Heading>
      {text}
      {advice && <p className="max-w-measure text-balance text-ink-2">{advice}</p>}
      {children && (
        <div className="mt-2 grid w-full gap-2 sm:flex sm:flex-wrap sm:justify-center">{children}</div>
      )}
    </div>
  );
}
