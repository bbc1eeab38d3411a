/** Files already requested, as the bundler writes them: relative to the site, without a leading slash. */
const requested = new Set<string>();

/** Safari requests modules ahead only from version 17 on; before, the file is requested as any script. */
const REL = document.createElement('link').relList.supports('modulepreload') ? 'modulepreload' : 'preload';

function request(file: string): void {
  requested.add(file);
  const link = document.createElement('link');
  Object.assign(link, { rel: REL, as: 'script', crossOrigin: '', href: `/${file}` });
  document.head.append(link);
}

/**
 * What the bundler writes around every `import()` in place of Vite's own helper, which is four times as long: that one
 * also awaits styles, and no script here has any. Requests the files that the script imports together with the script.
 */
export function preloadScripts<Script>(
  load: () => Promise<Script>,
  files: readonly string[] = [],
): Promise<Script> {
  for (const file of files) if (!requested.has(file)) request(file);
  return load();
}

/** The name that Vite imports. */
export { preloadScripts as __vitePreload };
