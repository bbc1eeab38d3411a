import { useStore } from '@nanostores/react';
import { readId } from '#src/domain/text/read-id.ts';
import { readPage } from '#src/domain/product-list/pager.ts';
import { AdminProblem } from '#src/stores/admin/admin-call.ts';
import { readProduct } from '#src/stores/admin/products.ts';
import { $route, go } from '#src/stores/admin/route.ts';
import { historyText as text } from '#src/strings/admin/history.ts';
import { historyAddress, productAddress } from '../products/product-address.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { Pager } from '../ui/Pager.tsx';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { useRead } from '../use-read.ts';
import { HistoryList } from './HistoryList.tsx';

/** `#historija` shows all changes, `#historija?proizvod=12` those of one product. */
export function HistoryScreen() {
  const { query } = useStore($route);
  const page = readPage(query);
  const productId = readId(query.get('proizvod'));
  const product = useRead(['product', productId], (signal) => readProduct(productId ?? 0, signal), {
    enabled: productId !== undefined,
  });
  const isGone = product.error instanceof AdminProblem && product.error.status === 404;
  return (
    <>
      <ScreenHead title={product.data ? text.ofProduct(product.data.name) : text.title}>
        {productId !== undefined && (
          <p className="flex gap-6">
            {!isGone && (
              <AdminLink href={productAddress(productId)} className="link">
                {text.open}
              </AdminLink>
            )}
            <AdminLink href={historyAddress()} className="link">
              {text.all}
            </AdminLink>
          </p>
        )}
      </ScreenHead>
      <HistoryList
        page={page}
        productId={productId}
        onPage={(to) => go(historyAddress(productId, to), { replace: true })}
        pager={(pages) => <Pager page={page} pages={pages} address={(to) => historyAddress(productId, to)} />}
      />
    </>
  );
}
