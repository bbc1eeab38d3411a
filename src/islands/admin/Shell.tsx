import { useStore } from '@nanostores/react';
import { Suspense, useCallback, useEffect, useRef } from 'react';
import { $newMessages } from '#src/stores/admin/new-messages.ts';
import { $route } from '#src/stores/admin/route.ts';
import { adminText as text } from '#src/strings/admin/shell.ts';
import { messagesChanged } from './changes.ts';
import { Header } from './Header.tsx';
import { sections } from './sections.ts';
import { Crash } from './ui/Crash.tsx';
import { useKeptSending } from './use-kept-sending.ts';
import { useScreenPlace } from './use-screen-place.ts';
import { WaitingBar } from './WaitingBar.tsx';

/** After logging in the focused field is gone; the screen takes the focus, unless something in it has taken it. */
const keepFocus = (main: HTMLElement | null): void => {
  if (document.activeElement === document.body) main?.focus({ preventScroll: true });
};

/** While the script of a screen is on its way: named as the screen will be, so that the page is never without a heading. */
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
  const section = sections.find((one) => one.id === id) ?? sections[0];
  const main = useRef<HTMLElement>(null);

  useEffect(() => keepFocus(main.current), []);
  const focusMain = useCallback(() => main.current?.focus({ preventScroll: true }), []);
  useScreenPlace(section.id, focusMain);
  const newMessages = useStore($newMessages) ?? 0;
  useEffect(() => {
    const count = newMessages > 0 ? `(${newMessages}) ` : '';
    document.title = `${count}${section.label} | ${text.title}`;
  }, [newMessages, section]);
  // Other calls said that a message has come: the lists that show it are read again.
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
      <main ref={main} tabIndex={-1} className="wrap min-h-[60vh] pb-8">
        <Crash key={section.id}>
          <Suspense fallback={<LoadingScreen title={section.label} />}>
            <section.Screen />
          </Suspense>
        </Crash>
      </main>
    </>
  );
}
