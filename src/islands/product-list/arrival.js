/* global document, location, sessionStorage */
// Before the list in the page: an address with filters must not show the unfiltered list, not for one frame.
const island = document.currentScript?.parentElement;
const filtered = island && new RegExp(`[?&](${island.dataset.words})=(?!all|&|$)`).test(location.search);
if (island && (filtered || /[?&]sortiraj=naziv/.test(location.search)))
  Object.assign(island.dataset, { islandNow: '', busy: filtered ? 'chips' : '' });
// The form without a script names all: to be shortened.
else if (island && /[?&]sortiraj=/.test(location.search)) island.dataset.islandNow = '';
// The hero has asked the shop a moment ago, which knows other parts than this page (DECISIONS D8).
try {
  const { path, total } = JSON.parse(sessionStorage.getItem('premium-parts-hand-over') ?? '{}');
  if (island && path === location.pathname && total !== Number(island.dataset.total))
    island.dataset.islandNow = '';
} catch {
  // Without storage the page shows what it was built with.
}
