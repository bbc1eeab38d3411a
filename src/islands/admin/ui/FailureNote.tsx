import { useLayoutEffect, useRef } from 'react';
import { describeFailure } from '#src/strings/admin/failures.ts';
import { adminText as text } from '#src/strings/admin/shell.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

type Props = { message: string; onRetry?: (() => void) | undefined; className?: string };

/** An error in Bosnian and in the words of the specification (DECISIONS U34), with a retry. */
export function FailureNote({ message, onRetry, className = '' }: Props) {
  const { headline, advised, quoted } = describeFailure(message);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const note = box.current;
    return () => {
      // A retry that succeeds removes the pressed button.
      if (!note?.contains(document.activeElement)) return;
      const place = note.closest('dialog')?.querySelector('button') ?? note.closest('main');
      place?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      ref={box}
      role="alert"
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-2 border border-error bg-error-bg px-4 py-3 text-error ${className}`}
    >
      <Icon name="alert" />
      <p className="min-w-40 flex-1 leading-snug">
        {onRetry ? headline : advised}
        {quoted && (
          <small lang="en" className="block text-sm">
            {quoted}
          </small>
        )}
      </p>
      {onRetry && (
        <Button icon="refresh" onClick={onRetry}>
          {text.retry}
        </Button>
      )}
    </div>
  );
}
