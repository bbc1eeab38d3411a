/* global document, location */
// Stands before the list in the page: an address with filters must not show the unfiltered list, not for one frame.
const filtered = /[?&](marka|model|kategorija|od|do)=(?!all|&|$)/.test(location.search);
if (filtered || /[?&]sortiraj=naziv/.test(location.search)) {
  const island = document.currentScript?.parentElement;
  if (island) Object.assign(island.dataset, { islandNow: '', busy: filtered ? 'chips' : '' });
}
