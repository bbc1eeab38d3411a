/** Begins the line about the saved vehicle that the shop adds to an enquiry, and reads back from it. */
export const VEHICLE_LABEL = 'Moje vozilo: ';
