import { formStateText as text } from '#src/strings/admin/form-state.ts';

/** Beside a form's title: says that the kept form is stored on the device. */
export const DraftNote = ({ isKept }: { isKept: boolean }) => (
  <p role="status" className="text-sm text-ink-2">
    {isKept && text['draft.kept']}
  </p>
);

type Props = { sentence?: string; className?: string };

/** Says why the form is still open after saving. */
export const WaitNote = ({ sentence = text['wait.network'], className = '' }: Props) => (
  <p role="status" className={`rounded-2 bg-maybe-bg px-4 py-3 text-maybe ${className}`}>
    {sentence}
  </p>
);
