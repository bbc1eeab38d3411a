/** SPEC §9. */
export const WISHLIST_KEY = 'premium-parts-wishlist';
export const VEHICLES_KEY = 'premium-parts-vehicles';
