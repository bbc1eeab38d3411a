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
  /** False when the shop does not know the typed vehicle. */
  isVehicleKnown: boolean;
  offers: WantedOffer[];
};

/** Unanswered wanted parts for which this product is offered. */
export const buyersOf = (wanted: readonly WantedPart[], productId: number): WantedPart[] =>
  wanted.filter(({ answeredAt, offers }) => answeredAt === null && offers.some(({ id }) => id === productId));
