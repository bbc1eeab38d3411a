import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { VehicleDialog } from './VehicleDialog.tsx';

type Open = () => void;

let dialog: Promise<Open> | undefined;

function renderDialog(): Promise<Open> {
  const host = document.createElement('div');
  host.translate = false;
  document.body.append(host);
  return new Promise((resolve) => {
    createRoot(host).render(createElement(VehicleDialog, { ready: resolve }));
  });
}

/** One dialog per page, rendered when it is first opened, however often it is asked for meanwhile. */
export async function openVehicleDialog(): Promise<void> {
  dialog ??= renderDialog();
  const open = await dialog;
  open();
}
