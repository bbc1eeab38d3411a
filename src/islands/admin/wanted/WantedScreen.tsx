import { useStore } from '@nanostores/react';
import { readId } from '#src/domain/text/read-id.ts';
import { buyersOf, type WantedPart } from '#src/domain/admin/wanted-part.ts';
import { $route } from '#src/stores/admin/route.ts';
import { wantedListText as text } from '#src/strings/admin/wanted-parts.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loaded, RowsLoading } from '../ui/Loaded.tsx';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { useWanted, wantedAddress } from './use-wanted.ts';
import { WantedItem } from './WantedItem.tsx';

/** Those first whom the shop can answer now, those with an answer last. */
function rank({ answeredAt, offers }: WantedPart): number {
  if (answeredAt) return 2;
  return offers.length > 0 ? 0 : 1;
}

/** Everybody who waits for a part; `#trazeni/1537`: for this product. */
export function WantedScreen() {
  const { parts } = useStore($route);
  const productId = readId(parts[0]);
  const wanted = useWanted();
  return (
    <>
      <ScreenHead title={text.title} lead={text.lead} />
      {productId !== undefined && (
        <AdminLink href={wantedAddress()} className="mb-2 link">
          {text.all}
        </AdminLink>
      )}
      <Loaded query={wanted} loading={<RowsLoading rows={4} />}>
        {(all) => {
          const shown = productId === undefined ? all : buyersOf(all, productId);
          if (shown.length === 0)
            return (
              <EmptyState
                icon="search"
                title={productId === undefined ? text.empty : text.emptyFor}
                advice={productId === undefined && text.emptyAdvice}
              />
            );
          return (
            <ul className="border-t border-ink">
              {[...shown]
                .sort((a, b) => rank(a) - rank(b))
                .map((own) => (
                  <WantedItem key={own.id} wanted={own} productId={productId} />
                ))}
            </ul>
          );
        }}
      </Loaded>
    </>
  );
}
