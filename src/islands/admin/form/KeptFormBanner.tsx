import { useState } from 'react';
import { shortMoment } from '#src/domain/calendar.ts';
import type { KeptForm } from '#src/stores/admin/kept-forms.ts';
import { formStateText as text } from '#src/strings/admin/form-state.ts';
import { Button } from '../ui/Button.tsx';
import { DiscardKeptForm } from './DiscardKeptForm.tsx';

type Props = {
  /** The kept form of an earlier visit. */
  kept: Pick<KeptForm, 'at' | 'title'>;
  onRestore: () => void;
  onDiscard: () => void;
  className?: string;
};

export function KeptFormBanner({ kept, onRestore, onDiscard, className = '' }: Props) {
  const { at, title = '' } = kept;
  const [isAsked, setAsked] = useState(false);
  return (
    <section
      aria-label={text['keptForm.restore']}
      className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2 border border-maybe bg-maybe-bg px-4 py-3 ${className}`}
    >
      <p role="status" className="min-w-56 flex-1 wrap-anywhere">
        {text['keptForm.question'](shortMoment(new Date(at)), title.trim())}
      </p>
      <div className="flex gap-2">
        <Button variant="ink" onClick={onRestore}>
          {text['keptForm.restore']}
        </Button>
        <Button onClick={() => setAsked(true)}>{text['keptForm.discard']}</Button>
      </div>
      {isAsked && (
        <DiscardKeptForm
          kept={kept}
          onDiscard={() => {
            // Another kept form may be offered next.
            setAsked(false);
            onDiscard();
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </section>
  );
}
