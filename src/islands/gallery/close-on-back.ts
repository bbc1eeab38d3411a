const MARK = 'fullScreen';

const isInHistory = (): boolean =>
  typeof history.state === 'object' && history.state !== null && MARK in history.state;

/** Back closes the view instead of leaving the page; call the returned function when it is closed in another way. */
export function closeOnBack(close: () => void): () => void {
  // A page that was loaded again while the view was open has its entry already.
  if (!isInHistory()) history.pushState({ ...(history.state as object | null), [MARK]: true }, '');
  const onPopState = () => {
    if (!isInHistory()) close();
  };
  addEventListener('popstate', onPopState);
  return () => {
    removeEventListener('popstate', onPopState);
    if (isInHistory()) history.back();
  };
}
