// In the head, before anything is drawn. Sent with its comments, so its reasons are in early.test.ts, which tests it.
(function (page) {
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
    // Forbidden storage.
  }
  try {
    if (
      /[?&](?:ids|lista)=/.test(location.search) ||
      /\d/.test(localStorage.getItem('premium-parts-wishlist'))
    )
      page.setAttribute('data-wishes', '');
    var view = /grid|list/.exec(localStorage.getItem('premium-parts-search-view'));
    if (view) page.setAttribute('data-results', view[0]);
    var others = JSON.parse(localStorage.getItem('premium-parts-recent')).filter(function (id) {
      return location.pathname !== '/proizvod/' + id;
    });
    if (others.length) page.setAttribute('data-recents', others.length);
  } catch {
    // Forbidden or empty storage.
  }
  self.addEventListener(
    'error',
    function (event) {
      if (event.target.alt !== undefined) event.target.style.opacity = 0;
    },
    true,
  );
  self.addEventListener('unhandledrejection', function (event) {
    if (/Transition was/.test(event.reason)) event.preventDefault();
  });
})(document.documentElement);
