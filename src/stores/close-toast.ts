import { $toasts } from './toasts.ts';

/** Apart from `toasts.ts`, which every page loads before the first touch. */
export function closeToast(id: number): void {
  $toasts.set($toasts.get().filter((other) => other.id !== id));
}
