const VEHICLE_KEY = /^[a-z\d-]{1,80}\/[a-z\d-]{1,80}\/(?:19|20)\d\d$/;

/** From an address, not trusted. */
export const readVehicleKey = (text: string | null): string | null =>
  text !== null && VEHICLE_KEY.test(text) ? text : null;
