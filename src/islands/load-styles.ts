const asked = new Map<string, Promise<void>>();

/** Loads a stylesheet (`import styles from './….css?url'`) once; after a failure it can be requested again. */
export function loadStyles(address: string): Promise<void> {
  const known = asked.get(address);
  if (known) return known;
  const styled = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      asked.delete(address);
      link.remove();
      reject(new Error(`${address} did not load`));
    };
    document.head.append(link);
  });
  asked.set(address, styled);
  return styled;
}
