type Press = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'button'>;

/** True for a click that a browser answers with a new tab, a new window or a download: it is left to the browser. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey, button }: Press): boolean =>
  ctrlKey || metaKey || shiftKey || altKey || button !== 0;
