import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { VehicleDialog } from './VehicleDialog.tsx';

let show: (() => void) | undefined;

/** One dialog per page, rendered when it is first opened. */
export function openVehicleDialog(): void {
  if (show) {
    show();
    return;
  }
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    createElement(VehicleDialog, {
      ready: (open: () => void) => {
        show = open;
        open();
      },
    }),
  );
}
