/** Refuses a file that is not a picture. */
export const PICTURES_ONLY = 'Dozvoljene su samo slike (JPG, PNG, WebP)';
