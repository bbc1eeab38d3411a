import { formStateText as text } from '#src/strings/admin/form-state.ts';

type Props = { sentence?: string; className?: string };

/** Says why the form is still open after saving. */
export const WaitNote = ({ sentence = text['wait.network'], className = '' }: Props) => (
  <p role="status" className={`rounded-2 bg-maybe-bg px-4 py-3 text-maybe ${className}`}>
    {sentence}
  </p>
);
