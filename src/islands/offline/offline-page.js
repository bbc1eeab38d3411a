/* global document, localStorage, location, addEventListener, fetch, setTimeout, clearTimeout */
// For the offline page: lists the wishlist by name, and reloads as soon as the shop answers again.
// Plain script, as it must not load anything; the reader of the real list is domain/wishlist/wished-product.ts.
const TRY_EVERY_MS = 2000;
let next = setTimeout(tryAgain, TRY_EVERY_MS);
// A device is online before its network answers, and a network may be there without the shop.
addEventListener('online', tryAgain);
async function tryAgain() {
  clearTimeout(next);
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    location.reload();
  } catch {
    next = setTimeout(tryAgain, TRY_EVERY_MS);
  }
}

const place = document.querySelector('[data-wished]');
try {
  const wished = JSON.parse(localStorage.getItem('premium-parts-wishlist')) ?? [];
  const named = wished.filter(({ id, name }) => id && name);
  place.hidden = named.length === 0;
  for (const { id, name } of named) {
    const row = place.querySelector('template').content.cloneNode(true);
    const link = row.querySelector('a');
    link.href = `/proizvod/${encodeURIComponent(id)}`;
    link.textContent = name;
    place.querySelector('ul').append(row);
  }
} catch {
  // The list could not be read: the page says the rest.
}
