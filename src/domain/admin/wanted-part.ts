export type WantedOffer = { id: number; name: string };

/** A part that somebody looks for, with what the shop has on sale that fits. */
export type WantedPart = {
  id: number;
  part: string;
  vehicle: string;
  name: string;
  phone: string | null;
  email: string | null;
  createdAt: string;
  /** `2027-05-21` */
  keptUntil: string;
  answeredAt: string | null;
  /** False where the vehicle that was typed is none that the shop knows. */
  isVehicleKnown: boolean;
  offers: WantedOffer[];
};

/** Those who still wait for an answer about this product. */
export const buyersOf = (wanted: readonly WantedPart[], productId: number): WantedPart[] =>
  wanted.filter(({ answeredAt, offers }) => answeredAt === null && offers.some(({ id }) => id === productId));
