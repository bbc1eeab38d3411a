import { useEffect, useEffectEvent } from 'react';

/** Receives files from the clipboard, wherever on the page they are pasted. */
export function usePastedFiles(add: ((files: File[]) => void) | undefined): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || !add) return;
    event.preventDefault();
    add(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
