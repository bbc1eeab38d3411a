import type { Page } from '@playwright/test';

/** Runs in the page, so it uses nothing of this module. */
function wrapTexts(): void {
  const UNTRANSLATED = 'script, style, textarea, svg, [translate=no]';
  // Its type says that nobody should write it any more; browsers still do.
  const FONT = 'font' as string;
  const written = new WeakSet<Node>();
  const wrap = (text: Text) => {
    if (written.has(text) || text.data.trim() === '' || text.parentElement?.closest(UNTRANSLATED)) return;
    const outer = document.createElement(FONT);
    const translation = document.createTextNode(text.data);
    written.add(translation);
    outer.append(document.createElement(FONT));
    outer.firstElementChild?.append(translation);
    text.replaceWith(outer);
  };
  const wrapIn = (root: Node) => {
    if (root instanceof Text) {
      wrap(root);
      return;
    }
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      (type === 'characterData' ? [target] : addedNodes).forEach(wrapIn);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  wrapIn(document.body);
}

/**
 * Changes every page as Chrome's translation does: it puts `<font><font>` with a text of its own in place of each text,
 * also of texts that are rendered later, and leaves out `translate="no"`. Here the words stay the same.
 */
export const translatePages = (page: Page): Promise<unknown> =>
  page.addInitScript(`addEventListener('DOMContentLoaded', ${wrapTexts.toString()})`);
