/** Takes over prerendered markup; resolves when the island responds to input. */
type Mount = (element: HTMLElement) => void | Promise<void>;

/**
 * Islands by the name in `data-island`. Each is a file of its own that is loaded at the first touch. Some hydrate the
 * React markup inside the element, some render beside it, and some only listen to it.
 */
export const islands: Record<string, () => Promise<{ mount: Mount }>> = {
  gallery: () => import('./gallery/mount.ts'),
  'product-list': () => import('./product-list/mount.tsx'),
  contact: () => import('./contact/mount.tsx'),
  enquiry: () => import('./enquiry/mount.ts'),
  map: () => import('./contact/map.ts'),
  'product-actions': () => import('./product-actions/mount.ts'),
  privacy: () => import('./privacy/mount.ts'),
  product: () => import('./product/mount.tsx'),
  'hero-picker': () => import('./home/mount.tsx'),
  search: () => import('./search/mount.tsx'),
  'search-page': () => import('./search-page/mount.ts'),
  wishlist: () => import('./wishlist/mount-wishlist.tsx'),
};
