const MARK = 'fullScreen';

const isInHistory = (): boolean =>
  typeof history.state === 'object' && history.state !== null && MARK in history.state;

/** Back closes what is open instead of leaving the page; the returned function is for closing it in another way. */
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
