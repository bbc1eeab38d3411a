import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useRef } from 'react';
import { $newMessages } from '#src/stores/admin/new-messages.ts';
import { $route } from '#src/stores/admin/route.ts';
import { adminText as text } from '#src/strings/admin/shell.ts';
import { messagesChanged } from './changes.ts';
import { Header } from './Header.tsx';
import { sections } from './sections.ts';
import { CrashBoundary } from './ui/CrashBoundary.tsx';
import { useLostFocus } from './use-lost-focus.ts';
import { useImportEnds } from './use-import-ends.ts';
import { useKeptSending } from './use-kept-sending.ts';
import { useScreenScroll } from './use-screen-scroll.ts';
import { WaitingBar } from './WaitingBar.tsx';

/** After a login the focused field is gone; the screen gets the focus, unless something in it has it. */
const keepFocus = (main: HTMLElement | null): void => {
  if (document.activeElement === document.body) main?.focus({ preventScroll: true });
};

/** Shown while the script of a screen loads; it has the screen's title, so that the page is never without a heading. */
const LoadingScreen = ({ title }: { title: string }) => (
  <>
    <h1 className="sr-only">{title}</h1>
    <p className="py-8 text-ink-2">{text.loading}</p>
  </>
);

/** The header and the screen that the address names. An unknown address shows the first section. */
export function Shell() {
  const { section: id } = useStore($route);
  useKeptSending();
  useImportEnds();
  const section = sections.find((one) => one.id === id) ?? sections[0];
  const main = useRef<HTMLElement>(null);

  useEffect(() => keepFocus(main.current), []);
  useLostFocus(main);
  useScreenScroll(section.id);
  const newMessages = useStore($newMessages) ?? 0;
  useEffect(() => {
    const count = newMessages > 0 ? `(${newMessages}) ` : '';
    document.title = `${count}${section.label} | ${text.title}`;
  }, [newMessages, section]);
  // Another call reported a new message: the lists that show it are refetched.
  useEffect(
    () =>
      $newMessages.listen((now = 0, before) => {
        if (before !== undefined && now > before) messagesChanged();
      }),
    [],
  );

  return (
    <>
      <Header current={section.id} />
      <WaitingBar />
      {/* The space at the end lets the last row be scrolled out from under a toast. */}
      <main ref={main} tabIndex={-1} className="wrap min-h-[60vh] pb-28">
        <CrashBoundary key={section.id}>
          <Suspense fallback={<LoadingScreen title={section.label} />}>
            <section.Screen />
          </Suspense>
        </CrashBoundary>
      </main>
    </>
  );
}
