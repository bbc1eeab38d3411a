import { shortMoment } from '#src/domain/calendar.ts';
import type { KeptForm } from '#src/stores/admin/kept-forms.ts';
import { formStateText as text } from '#src/strings/admin/form-state.ts';
import { Button } from '../ui/Button.tsx';

type Props = {
  /** The kept form of an earlier visit. */
  kept: Pick<KeptForm, 'at' | 'title'>;
  onRestore: () => void;
  onDiscard: () => void;
  className?: string;
};

export const KeptFormBanner = ({ kept: { at, title = '' }, onRestore, onDiscard, className = '' }: Props) => (
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
      <Button onClick={onDiscard}>{text['keptForm.discard']}</Button>
    </div>
  </section>
);
