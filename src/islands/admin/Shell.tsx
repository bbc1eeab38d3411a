import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useRef } from 'react';
import { $route } from '#src/stores/admin/route.ts';
import { adminText as text } from '#src/strings/admin/shell.ts';
import { Header } from './Header.tsx';
import { sections } from './sections.ts';
import { Crash } from './ui/Crash.tsx';

/** After logging in the focused field is gone; the screen takes the focus, unless something in it has taken it. */
const keepFocus = (main: HTMLElement | null): void => {
  if (document.activeElement === document.body) main?.focus({ preventScroll: true });
};

/** The header and the screen that the address names. An unknown address shows the first section. */
export function Shell() {
  const { section: id } = useStore($route);
  const section = sections.find((one) => one.id === id) ?? sections[0];
  const main = useRef<HTMLElement>(null);
  const shown = useRef(section.id);

  useEffect(() => keepFocus(main.current), []);
  useEffect(() => {
    document.title = `${section.label} | ${text.title}`;
    if (shown.current === section.id) return;
    shown.current = section.id;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [section]);

  return (
    <>
      <Header current={section.id} />
      <main ref={main} tabIndex={-1} className="wrap min-h-[60vh] pb-8">
        <Crash key={section.id}>
          <Suspense fallback={<p className="py-8 text-ink-2">{text.loading}</p>}>
            <section.Screen />
          </Suspense>
        </Crash>
      </main>
    </>
  );
}
