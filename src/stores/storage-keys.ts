/** SPEC §9. */
export const WISHLIST_KEY = 'premium-parts-wishlist';
export const VEHICLES_KEY = 'premium-parts-vehicles';
export const RESULT_VIEW_KEY = 'premium-parts-search-view';
export const RECENT_SEARCHES_KEY = 'premium-parts-recent-searches';
export const RECENT_KEY = 'premium-parts-recent';
/** Per tab: the chassis number of the visitor's car. */
export const CHASSIS_KEY = 'premium-parts-chassis';
/** Per tab: the answer of the hero's search; islands/product-list/arrival.js repeats this name. */
export const HAND_OVER_KEY = 'premium-parts-hand-over';
/** Per tab: the page was reloaded after an error. */
export const RELOADED_KEY = 'premium-parts-reloaded';
