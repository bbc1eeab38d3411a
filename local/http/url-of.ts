const ANY_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** What a browser on this machine opens for a server that listens at `host`. */
export function urlOf(host: string, port: number): string {
  if (ANY_ADDRESS.has(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
