import { formStateText as text } from '#src/strings/admin/form-state.ts';

/** Beside a form's title: what is typed survives whatever happens to the page. */
export const DraftNote = ({ isKept }: { isKept: boolean }) => (
  <p role="status" className="text-sm text-ink-2">
    {isKept && text['draft.kept']}
  </p>
);

type Props = { sentence?: string; className?: string };

/** Why a form that was saved is still open. */
export const WaitNote = ({ sentence = text['wait.network'], className = '' }: Props) => (
  <p role="status" className={`rounded-2 bg-maybe-bg px-4 py-3 text-maybe ${className}`}>
    {sentence}
  </p>
);
