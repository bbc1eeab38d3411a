/** Kept for later visits (SPEC §9). */
export const WISHLIST_KEY = 'premium-parts-wishlist';
export const VEHICLES_KEY = 'premium-parts-vehicles';
export const RESULT_VIEW_KEY = 'premium-parts-search-view';
export const RECENT_SEARCHES_KEY = 'premium-parts-recent-searches';
export const RECENT_KEY = 'premium-parts-recent';
