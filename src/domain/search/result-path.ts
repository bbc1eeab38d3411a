import type { SearchType } from '../search-state.ts';

type Target = { type: SearchType; id: number; slug: string; manufacturer_slug: string | null };

/** Where a result leads (SPEC §2); a tuning category is a card on its page (DECISIONS R5). */
export function resultPath({ type, id, slug, manufacturer_slug: make }: Target): string {
  if (type === 'product') return `/proizvod/${id}`;
  if (type === 'tuning') return `/tuning#${slug}`;
  return type === 'manufacturer' ? `/katalog/${slug}` : `/katalog/${make ?? ''}/${slug}`;
}
