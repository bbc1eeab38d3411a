import type { Encoding } from './file-cache.ts';

/** What the `accept-encoding` of a request allows, the smaller first. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  if (acceptEncoding === undefined) return undefined;
  const accepted = new Map<string, boolean>();
  for (const item of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    accepted.set(name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)));
  }
  if (accepted.get('br')) return 'br';
  return (accepted.get('gzip') ?? accepted.get('*')) ? 'gzip' : undefined;
}
