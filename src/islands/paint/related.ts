/** 'Pogledajte još': parts that fit the saved vehicle come first; if there are any, those that do not are hidden. */
export function sortRelated(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-related] ul')) {
    const items = [...list.children] as HTMLElement[];
    const has = (item: Element, verdict: string) => item.querySelector(`.fit--${verdict}`) !== null;
    const hasFitting = items.some((item) => has(item, 'yes'));
    const rank = (item: Element) => {
      if (has(item, 'yes')) return 0;
      return has(item, 'maybe') ? 1 : 2;
    };
    const sorted = [...items].sort((a, b) => rank(a) - rank(b));
    for (const item of sorted) item.hidden = hasFitting && has(item, 'no');
    if (sorted.some((item, i) => item !== items[i])) list.append(...sorted);
  }
}
