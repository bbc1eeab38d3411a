import { describeFailure } from '#src/strings/admin/failures.ts';
import { adminText as text } from '#src/strings/admin/shell.ts';
import { AlertDialog } from './AlertDialog.tsx';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

type Props = {
  title: string;
  message: string;
  isFailure: boolean;
  onClose: () => void;
};

/** SPEC §8: the alert after a long action, with one button. */
export function NoticeDialog({ title, message, isFailure, onClose }: Props) {
  const footer = (
    <Button variant="pri" block onClick={onClose}>
      {text.understood}
    </Button>
  );
  return (
    <AlertDialog title={title} onClose={onClose} footer={footer} className="flex items-start gap-3">
      <Icon
        name={isFailure ? 'alert' : 'check'}
        className={`mt-0.5 shrink-0 ${isFailure ? 'text-error' : 'text-yes'}`}
      />
      <span className="min-w-0 wrap-anywhere">{describeFailure(message).advised}</span>
    </AlertDialog>
  );
}
