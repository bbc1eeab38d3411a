// Kept until the tab is closed.

/** The chassis number of the visitor's car. */
export const CHASSIS_KEY = 'premium-parts-chassis';
/** A wanted part that was typed and not sent. */
export const WANTED_FORM_KEY = 'premium-parts-wanted-draft';
/** The answer of the hero's search; islands/product-list/arrival.js repeats this name. */
export const HAND_OVER_KEY = 'premium-parts-hand-over';
/** The page was reloaded after an error. */
export const RELOADED_KEY = 'premium-parts-reloaded';
