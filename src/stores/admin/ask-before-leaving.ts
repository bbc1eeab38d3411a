/** Lets the browser ask before the page is left; returns a function that ends this. */
export function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // Chrome before 119 asks only for this.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    event.returnValue = 'ask';
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
