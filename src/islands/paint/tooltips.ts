import { TOOLTIP_DELAY_MS } from '#src/domain/limits/pages.ts';

/** Time for the pointer to cross the gap between an element and its tooltip. */
const LEAVE_MS = 150;
const GAP_PX = 6;

const tip = document.createElement('div');
tip.id = 'tooltip';
tip.setAttribute('role', 'tooltip');
tip.hidden = true;
tip.className =
  'fixed z-toast max-w-60 rounded-1 bg-ink px-2.5 py-1.5 text-sm leading-snug text-ground float-shadow';

let anchor: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let watcher: MutationObserver | undefined;

function place(): void {
  if (!anchor) return;
  tip.textContent = anchor.dataset['tip'] ?? '';
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const left = Math.min(Math.max(4, box.left + box.width / 2 - width / 2), innerWidth - width - 4);
  const above = box.top - height - GAP_PX;
  tip.style.setProperty('left', `${left}px`);
  tip.style.setProperty('top', `${above > 4 ? above : box.bottom + GAP_PX}px`);
}

function hide(): void {
  clearTimeout(timer);
  watcher?.disconnect();
  anchor?.removeAttribute('aria-describedby');
  anchor = undefined;
  tip.hidden = true;
}

function show(element: HTMLElement): void {
  hide();
  anchor = element;
  tip.hidden = false;
  anchor.setAttribute('aria-describedby', tip.id);
  place();
  // Pressing a heart changes the text of its open tooltip.
  watcher = new MutationObserver(place);
  watcher.observe(element, { attributeFilter: ['data-tip'] });
}

function later(ms: number, what: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(what, ms);
}

const withTip = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-tip]') ?? undefined) : undefined;

function pointerOver({ target, pointerType }: PointerEvent): void {
  if (pointerType === 'touch') return;
  if (target === tip || (anchor && withTip(target) === anchor)) {
    clearTimeout(timer);
    return;
  }
  const element = withTip(target);
  if (element) later(TOOLTIP_DELAY_MS, () => show(element));
  else if (anchor) later(LEAVE_MS, hide);
  else clearTimeout(timer);
}

function focusIn({ target }: FocusEvent): void {
  const element = withTip(target);
  // Keyboard focus only: after a click the visitor has already seen the element.
  if (element?.matches(':focus-visible')) show(element);
}

/** Pointer 700 ms, keyboard at once, Escape hides it, the pointer may rest on it (DECISIONS U31, WCAG 1.4.13). */
export function showTooltips(first: Element): void {
  document.body.append(tip);
  document.addEventListener('pointerover', pointerOver, { passive: true });
  document.addEventListener('focusin', focusIn);
  document.addEventListener('focusout', () => {
    if (anchor && !anchor.matches(':hover')) hide();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hide();
  });
  window.addEventListener('scroll', hide, { passive: true });
  const element = withTip(first);
  if (element?.matches(':focus-visible')) show(element);
  else if (element?.matches(':hover') && matchMedia('(hover: hover)').matches)
    later(TOOLTIP_DELAY_MS, () => show(element));
}
