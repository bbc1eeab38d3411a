import { clearDeviceData } from '#src/stores/device-data.ts';
import { toast, UNDO_LASTS_MS } from '#src/stores/toasts.ts';
import { legalText as text } from '#src/strings/legal.ts';

/** 'Obriši moje podatke s ovog uređaja'. */
export function mount(button: HTMLElement): void {
  button.addEventListener('click', () => {
    clearDeviceData().then(
      (restore) =>
        toast(text['forget.done'], {
          lastsMs: UNDO_LASTS_MS,
          action: { label: text['forget.undo'], run: restore, isUndo: true },
        }),
      (error: unknown) => {
        console.warn(error);
        toast(text['forget.failed'], { tone: 'error' });
      },
    );
  });
}
