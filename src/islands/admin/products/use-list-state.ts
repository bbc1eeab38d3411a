import { useStore } from '@nanostores/react';
import { type AdminListState, adminListQuery, parseAdminList } from '#src/domain/admin/list-state.ts';
import { $route, go, routeHash } from '#src/stores/admin/route.ts';
import { PRODUCTS_SECTION } from './product-address.ts';

/** The address holds the list's state, so that Back, a reload and a shared link show the same list. */
export function useListState() {
  const { query } = useStore($route);
  const state = parseAdminList(query);
  const addressOf = (change: Partial<AdminListState>, parts: readonly (string | number)[] = []) =>
    routeHash(PRODUCTS_SECTION, parts, adminListQuery({ ...state, ...change }));
  const search = (text: string) => go(addressOf({ search: text, page: 1 }), { replace: true });
  return { state, addressOf, search };
}
