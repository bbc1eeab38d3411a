/** Refuses a file that is no picture. */
export const PICTURES_ONLY = 'Dozvoljene su samo slike (JPG, PNG, WebP)';
