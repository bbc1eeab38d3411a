import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadToasts } from '#src/islands/toast/load-toasts.ts';
import { followAddress } from '#src/stores/admin/route.ts';
import { checkSession, followOtherTabs } from '#src/stores/admin/session.ts';
import { AdminApp } from './AdminApp.tsx';

const root = document.querySelector<HTMLElement>('[data-admin]');
if (root) {
  followAddress();
  followOtherTabs();
  loadToasts().then(({ showToasts }) => showToasts(), console.error);
  void checkSession();
  createRoot(root).render(
    <StrictMode>
      <AdminApp />
    </StrictMode>,
  );
  if ('serviceWorker' in navigator && import.meta.env.PROD)
    import('../offline/keep-pages.ts').then(({ keepPages }) => keepPages()).catch(console.warn);
}
