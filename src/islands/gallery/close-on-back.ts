const MARK = 'fullScreen';

const isInHistory = (): boolean =>
  typeof history.state === 'object' && history.state !== null && MARK in history.state;

/** Back closes the view instead of leaving the page; call the returned function when it is closed in another way. */
export function closeOnBack(close: () => void): () => void {
  history.pushState({ ...(history.state as object | null), [MARK]: true }, '');
  const onPopState = () => {
    if (!isInHistory()) close();
  };
  addEventListener('popstate', onPopState);
  return () => {
    removeEventListener('popstate', onPopState);
    if (isInHistory()) history.back();
  };
}
