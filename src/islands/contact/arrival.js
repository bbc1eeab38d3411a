/* global document, location */
// Runs before the form is parsed: keeps room for the card of the product that the address names.
const place = document.currentScript?.parentElement;
if (place && /[?&]proizvod=\d+(?:&|$)/.test(location.search)) place.dataset.asks = '';
