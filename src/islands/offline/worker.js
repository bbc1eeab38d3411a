// The service worker, served as /sw.js (src/pages/sw.js.ts): visited pages can be read without a network. Pages come
// from the network whenever there is one; files with a content hash in their name come from the cache.
const OFFLINE_PAGE = '/rezerva/bez-mreze';
const WISHLIST_PAGE = '/wishlist';
/** The owner also enters parts where there is no network. The page itself contains no data. */
const ADMIN_PAGE = '/admin';
/** Scripts that the wishlist loads only when it has products. */
const WISHLIST_PARTS = /\b(?:mount-wishlist|show-toasts|tooltips)\.[\w-]+\.js/g;
/** The panel's screens, each loaded at its first visit, and its toasts. */
const ADMIN_PARTS = /\b(?:\w+Screen|CategoryList|show-toasts)\.[\w-]+\.js/g;
const SHELL = 'shell-1';
const WISHLIST = 'wishlist-1';
const ADMIN = 'admin-1';
const PAGES = 'pages-1';
const FILES = 'files-1';
const PICTURES = 'pictures-1';
/** Beyond these the oldest entries are deleted. The other caches have no limit: each is one page with its files. */
const ENTRIES_MAX = { [PAGES]: 60, [FILES]: 80, [PICTURES]: 240 };
/** Without an answer for this long the device counts as offline, if there is a page to show instead. */
const NETWORK_MS = 5000;
const DAY_MS = 86_400_000;

const IGNORE_VARY = { ignoreVary: true };

const isFirefox = /\bFirefox\//.test(self.navigator.userAgent);

async function keep(name, request, response) {
  const cache = await caches.open(name);
  await cache.put(request, response);
  const kept = await cache.keys();
  await Promise.all(
    kept.slice(0, Math.max(0, kept.length - ENTRIES_MAX[name])).map((old) => cache.delete(old)),
  );
}

/** The cache of an address. Calls and everything not named here always use the network. */
function cacheOf({ origin, pathname }, isPage) {
  if (origin !== location.origin || /^\/(?:api|\.netlify)(?:\/|$)/.test(pathname)) return undefined;
  if (pathname.startsWith('/_astro/')) return FILES;
  if (pathname.startsWith('/slike/')) return PICTURES;
  return isPage ? PAGES : undefined;
}

const isCacheable = (response, name) =>
  response.status === 200 &&
  response.type === 'basic' &&
  // A browser refuses a redirected response as the answer to a navigation.
  !response.redirected &&
  !/no-store/.test(response.headers.get('cache-control')) &&
  (name !== PAGES || /text\/html/.test(response.headers.get('content-type')));

/**
 * Caches a page with its styles, fonts and scripts, so that it works offline, in a cache of its own. `parts` are
 * scripts that it may load later.
 */
async function keepWhole(name, path, page, parts) {
  const html = await page.clone().text();
  const cache = await caches.open(name);
  const files = new Set([...html.matchAll(/"(\/_astro\/[^"]+)"/g)].map(([, file]) => file));
  // Iterating a set includes items added during the loop: the imports of a script.
  for (const file of files) {
    const own = await cache.match(file, IGNORE_VARY);
    const answer = own ?? (await caches.match(file, IGNORE_VARY)) ?? (await fetch(file));
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    if (file.endsWith('.js')) {
      const script = await answer.clone().text();
      for (const [, part] of script.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)/g))
        files.add(`/_astro/${part}`);
      for (const [part] of parts ? script.matchAll(parts) : []) files.add(`/_astro/${part}`);
    }
    if (!own) await cache.put(file, answer);
  }
  await cache.put(path, page);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== path && !files.has(pathname)) await cache.delete(url);
  }
}

async function fill(name, path, parts) {
  const page = await fetch(path, { cache: 'no-cache' });
  if (!page.ok) throw new Error(`${path}: ${page.status}`);
  await keepWhole(name, path, page, parts);
}

/** The wishlist is filled by hearts on any page, so it opens offline even if it was never visited. */
async function fillShell() {
  await fill(SHELL, OFFLINE_PAGE);
  await fill(WISHLIST, WISHLIST_PAGE, WISHLIST_PARTS);
}

/** The wishlist is filled from other pages, the panel is used offline: both are cached with all that they then need. */
function keepPage(url, response) {
  const { pathname, search } = new URL(url);
  if (pathname === WISHLIST_PAGE && !search)
    return keepWhole(WISHLIST, WISHLIST_PAGE, response, WISHLIST_PARTS);
  if (pathname === ADMIN_PAGE) return keepWhole(ADMIN, ADMIN_PAGE, response, ADMIN_PARTS);
  return keep(PAGES, url, response);
}

/** A new build has new files and perhaps a new phone number: refreshed once a day, while there is a network. */
async function refreshShell() {
  const page = await caches.match(OFFLINE_PAGE);
  const age = Date.now() - Date.parse(page?.headers.get('date') ?? '');
  if (!(age < DAY_MS)) await fillShell();
}

async function answerFile(event, name) {
  const kept = await caches.match(event.request, IGNORE_VARY);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (isCacheable(response, name)) event.waitUntil(keep(name, event.request, response.clone()));
  return response;
}

async function answerPage(event) {
  const { request } = event;
  const network = (async () => (await event.preloadResponse) ?? (await fetch(request)))();
  const arrival = network.then(async (response) => {
    if (!isCacheable(response, PAGES)) return;
    await keepPage(request.url, response.clone());
    await refreshShell();
  });
  // Without a network there is nothing to cache.
  event.waitUntil(arrival.catch(() => undefined));
  const kept = await caches.match(request, IGNORE_VARY);
  const late = kept && new Promise((resolve) => setTimeout(resolve, NETWORK_MS, kept));
  try {
    return await (late ? Promise.race([network, late]) : network);
  } catch {
    return kept ?? (await caches.match(OFFLINE_PAGE)) ?? Response.error();
  }
}

/**
 * A form that the browser sends itself, because the page's scripts have not loaded. Without a network the browser would
 * replace the page, and what was typed in it, by its own error page; an answer without content leaves it open.
 */
async function sendByBrowser(request) {
  try {
    return await fetch(request);
  } catch {
    const pages = await clients.matchAll({ type: 'window' });
    for (const page of pages) if (page.visibilityState === 'visible') page.postMessage('unanswered');
    return new Response(null, { status: 204 });
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(fillShell());
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const current = [SHELL, WISHLIST, ADMIN, PAGES, FILES, PICTURES];
  event.waitUntil(
    Promise.all([
      caches
        .keys()
        .then((names) => names.filter((name) => !current.includes(name)).map((name) => caches.delete(name))),
      // Without it every page would wait until this worker has started. Firefox shows its own error page as soon as
      // a preload fails, whatever the worker answers.
      self.registration.navigationPreload?.[isFirefox ? 'disable' : 'enable'](),
      clients.claim(),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'POST' && request.mode === 'navigate') event.respondWith(sendByBrowser(request));
  if (request.method !== 'GET') return;
  const name = cacheOf(new URL(request.url), request.mode === 'navigate');
  // A picture opened by its link, because the page's gallery has not loaded, is shown like a page.
  if (name) event.respondWith(request.mode === 'navigate' ? answerPage(event) : answerFile(event, name));
});

// The page that installed this worker was loaded without it, so it sends the list of what it has loaded.
self.addEventListener('message', (event) => {
  const [page, ...loaded] = event.data;
  const wanted = [[page, true], ...loaded.map((url) => [url, false])];
  event.waitUntil(
    Promise.allSettled(
      wanted.map(async ([url, isPage]) => {
        const name = cacheOf(new URL(url), isPage);
        if (!name || (await caches.match(url, IGNORE_VARY))) return;
        const response = await fetch(url);
        if (isCacheable(response, name)) await (isPage ? keepPage(url, response) : keep(name, url, response));
      }),
    ),
  );
});
