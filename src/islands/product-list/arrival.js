/* global addEventListener, document, localStorage, location, sessionStorage */
// Runs before the list is parsed: an address with filters must not show the unfiltered list, not even for one frame.
const { dataset } = document.currentScript?.parentElement ?? {};
if (dataset) {
  const filtered = new RegExp(`[?&](${dataset.words})=(?!all|&|$)`).test(location.search);
  if (filtered || /[?&]sortiraj=(?!najnovije|&|$)/.test(location.search))
    Object.assign(dataset, { islandNow: '', busy: filtered ? 'chips' : '' });
  // Without a script the form sends every field, so the address is to be shortened.
  else if (/[?&]sortiraj=/.test(location.search)) dataset.islandNow = '';
  // The switch of the saved vehicle is of no use on that vehicle's own page.
  try {
    const { active } = JSON.parse(localStorage.getItem('premium-parts-vehicles') ?? '{}');
    if (dataset.path === `/${active}`) dataset.own = '';
  } catch {
    // Without storage there is no saved vehicle.
  }
  // The hero's answer from the shop differs from the number of products on this page (DECISIONS D8).
  try {
    const { path, total } = JSON.parse(sessionStorage.getItem('premium-parts-hand-over') ?? '{}');
    if (path === location.pathname && total !== Number(dataset.total)) dataset.islandNow = '';
  } catch {
    // Without storage the page shows its prerendered list.
  }
  // Back after a reload changes the address alone, and what follows it is not hydrated yet.
  const { search } = location;
  addEventListener('popstate', () => {
    if (location.search !== search && !document.querySelector('[data-list][aria-busy]')) location.reload();
  });
}
