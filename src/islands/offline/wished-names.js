/* global document, localStorage, location, addEventListener */
// On the page that stands in without a network: the wishlist by name, and the page itself as soon as there is one again.
// Plain, as nothing may be loaded for it; the reader of the real list is domain/wished-product.ts.
addEventListener('online', () => location.reload());
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
  // No list that could be read: the page says the rest.
}
