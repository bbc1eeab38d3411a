/* global document, location, sessionStorage */
// Stands before the list in the page: an address with filters must not show the unfiltered list, not for one frame.
const island = document.currentScript?.parentElement;
const filtered = /[?&](marka|model|kategorija|od|do)=(?!all|&|$)/.test(location.search);
if (island && (filtered || /[?&]sortiraj=naziv/.test(location.search)))
  Object.assign(island.dataset, { islandNow: '', busy: filtered ? 'chips' : '' });
// The hero has asked the shop a moment ago, and it knows more parts than this page, or fewer (DECISIONS D8).
try {
  const { path, total } = JSON.parse(sessionStorage.getItem('premium-parts-hand-over') ?? '{}');
  if (island && path === location.pathname && total !== Number(island.dataset.total))
    island.dataset.islandNow = '';
} catch {
  // Without storage the page shows what it was built with.
}
