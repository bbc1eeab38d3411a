import { buyersOf } from '#src/domain/admin/wanted-part.ts';
import { routeHash } from '#src/stores/admin/route.ts';
import { listWantedParts } from '#src/stores/admin/wanted-parts.ts';
import { withBackoff, useRead } from '../use-read.ts';

const ASK_AGAIN_MS = 120_000;

export const useWanted = () =>
  useRead(['wanted-parts'], listWantedParts, {
    refetchInterval: withBackoff(ASK_AGAIN_MS),
    staleTime: ASK_AGAIN_MS,
    retry: false,
  });

export const useBuyers = (productId: number): number => buyersOf(useWanted().data ?? [], productId).length;

/** How many of those who wait can be answered with what is on sale now. */
export const useAnswerable = (): number =>
  (useWanted().data ?? []).filter(({ answeredAt, offers }) => !answeredAt && offers.length > 0).length;

/** `#trazeni`, or with a product only those who wait for it: `#trazeni/1537`. */
export const wantedAddress = (productId?: number): string =>
  routeHash('trazeni', productId === undefined ? [] : [productId]);
