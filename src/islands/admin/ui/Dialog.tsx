import { type ReactNode, useId } from 'react';
import { adminText as text } from '#src/strings/admin/shell.ts';
import { IconButton } from './IconButton.tsx';
import { useModal } from './use-modal.ts';

type Props = {
  title: string;
  note?: ReactNode;
  footer?: ReactNode;
  /** Called when the user asks to close; the parent decides. */
  onClose: () => void;
  /** `wide` is 928 px on desktops, `narrow` is for a few fields. Both fill a phone unless `compact`. */
  size?: 'wide' | 'narrow';
  /** A short question stays a small box on phones too. */
  compact?: boolean;
  role?: 'dialog' | 'alertdialog';
  describedBy?: string;
  children: ReactNode;
};

const SIZES = { wide: 'lg:max-w-232', narrow: 'sm:max-w-120' };
const FULL = {
  wide: 'max-lg:h-dvh max-lg:max-h-none max-lg:max-w-none max-lg:rounded-none',
  narrow: 'max-sm:h-dvh max-sm:max-h-none max-sm:max-w-none max-sm:rounded-none',
};

export function Dialog({
  title,
  note,
  footer,
  onClose,
  size = 'narrow',
  compact = false,
  role = 'dialog',
  describedBy,
  children,
}: Props) {
  const titleId = useId();
  const modal = useModal(onClose);
  return (
    <dialog
      {...modal}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      className={`on-light m-auto grid max-h-[calc(100dvh-clamp(1rem,40dvh-12rem,6rem))] w-full grid-rows-[auto_minmax(0,1fr)_auto_auto] overflow-hidden rounded-3 bg-surface! p-0 shadow-overlay backdrop:bg-scrim ${SIZES[size]} ${compact ? 'max-w-[calc(100%-2rem)]' : FULL[size]}`}
    >
      <div
        className={`flex min-h-15 items-center gap-2 border-b border-line py-2 pr-1.5 pl-gutter lg:pr-3 ${size === 'wide' ? 'lg:pl-8' : 'sm:pl-6'}`}
      >
        <h2 id={titleId} className="mr-auto py-2 t-sm wrap-anywhere">
          {title}
        </h2>
        {note}
        <IconButton icon="close" label={text.close} onClick={onClose} />
      </div>
      {/* Positioned, so that a hidden radio far down scrolls this part when it gets the focus, not the whole dialog. */}
      <div
        className={`relative scroll-py-2 overflow-y-auto overscroll-contain px-gutter py-5 ${size === 'wide' ? 'lg:px-8' : 'sm:px-6'}`}
      >
        {children}
      </div>
      {footer && (
        <div
          data-dialog-foot
          className={`row-start-4 border-t border-line bg-surface px-gutter py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] ${size === 'wide' ? 'lg:px-8' : 'sm:px-6'}`}
        >
          {footer}
        </div>
      )}
    </dialog>
  );
}
