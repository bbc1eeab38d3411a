// Runs in the head before anything is drawn: marks on <html> whether there is a vehicle, and whether its fit line may need
// two lines, whether there is a wishlist, and how search results are shown. So what the page script fills has its room
// from the start, and nothing shifts. A file as it stands, named by its content: nothing may be imported, early.test.ts guards the names and limits.
(function (page) {
  // Two tries: forbidden storage must not stop the second.
  try {
    var garage = JSON.parse(localStorage.getItem('premium-parts-vehicles'));
    var vehicle =
      garage &&
      garage.vehicles.find(function (v) {
        return v.manufacturer.slug + '/' + v.model.slug + '/' + v.year === garage.active;
      });
    if (vehicle)
      page.setAttribute(
        'data-vehicle',
        (vehicle.manufacturer.name + vehicle.model.name).length > 8 ? 'long' : '',
      );
  } catch {
    // No vehicle then.
  }
  try {
    if (/[?&]ids=/.test(location.search) || /\d/.test(localStorage.getItem('premium-parts-wishlist')))
      page.setAttribute('data-wishes', '');
    var view = /grid|list/.exec(localStorage.getItem('premium-parts-search-view'));
    if (view) page.setAttribute('data-results', view[0]);
  } catch {
    // No wishlist then.
  }
  // A fade that the browser gives up (a quick second click) is no failure; unheard, its promise would be logged as one.
  self.addEventListener('pagereveal', function (event) {
    if (event.viewTransition) event.viewTransition.ready.catch(function () {});
  });
})(document.documentElement);
