import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { $toasts } from '#src/stores/toasts.ts';
import { followDialogs } from './follow-dialogs.ts';
import { Toast } from './Toast.tsx';
import { useUndoKey } from './use-undo-key.ts';

/** All current toasts; `region` contains them, in the open modal dialog or in the page. */
export function Toasts({ region }: { region: HTMLElement }) {
  const toasts = useStore($toasts);
  /** How often the region has moved. */
  const [moves, setMoves] = useState(0);
  /** The element that had the focus before a toast. */
  const before = useRef<HTMLElement>(null);
  useUndoKey();
  useEffect(() => followDialogs(region, () => setMoves((count) => count + 1)), [region]);
  const enter = useCallback((from: HTMLElement | null) => {
    before.current = from;
  }, []);
  const leave = useCallback((dialog: HTMLDialogElement | null) => {
    const from = before.current?.isConnected ? before.current : undefined;
    const target = from ?? dialog?.querySelector('button') ?? document.querySelector('main');
    target?.focus({ preventScroll: from === undefined });
  }, []);
  return toasts.map((toast) => (
    <Toast key={toast.id} toast={toast} moves={moves} onEnter={enter} onLeave={leave} />
  ));
}
