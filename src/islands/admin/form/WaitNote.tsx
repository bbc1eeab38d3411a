import { formStateText as text } from '#src/strings/admin/form-state.ts';

type Props = { title?: string; sentence?: string; className?: string };

/** Says why the form is still open after saving. */
export const WaitNote = ({
  title = text.waiting,
  sentence = text['wait.network'],
  className = '',
}: Props) => (
  <p
    role="status"
    className={`rounded-2 bg-maybe-bg px-4 py-2.5 text-sm leading-snug text-maybe ${className}`}
  >
    <b className="font-semibold">{title}</b> <span>{sentence}</span>
  </p>
);
