/* global document, localStorage, location, sessionStorage */
// Runs before the list is parsed: an address with filters must not show the unfiltered list, not even for one frame.
const island = document.currentScript?.parentElement;
const filtered = island && new RegExp(`[?&](${island.dataset.words})=(?!all|&|$)`).test(location.search);
if (island && (filtered || /[?&]sortiraj=(?!najnovije|&|$)/.test(location.search)))
  Object.assign(island.dataset, { islandNow: '', busy: filtered ? 'chips' : '' });
// Without a script the form sends every field, so the address is to be shortened.
else if (island && /[?&]sortiraj=/.test(location.search)) island.dataset.islandNow = '';
// The switch of the saved vehicle is of no use on that vehicle's own page.
try {
  const { active } = JSON.parse(localStorage.getItem('premium-parts-vehicles') ?? '{}');
  if (island && island.dataset.path === `/${active}`) island.dataset.own = '';
} catch {
  // Without storage there is no saved vehicle.
}
// The hero's answer from the shop differs from the number of products on this page (DECISIONS D8).
try {
  const { path, total } = JSON.parse(sessionStorage.getItem('premium-parts-hand-over') ?? '{}');
  if (island && path === location.pathname && total !== Number(island.dataset.total))
    island.dataset.islandNow = '';
} catch {
  // Without storage the page shows its prerendered list.
}
