import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { copyOf, emptyProduct, formOf, type ProductFormState } from '#src/domain/admin/product-form.ts';
import { AdminProblem } from '#src/stores/admin/admin-call.ts';
import { $lastVehicle } from '#src/stores/admin/last-vehicle.ts';
import { readProduct } from '#src/stores/admin/products.ts';
import { randomUuid } from '#src/stores/random-uuid.ts';
import { $route, leave } from '#src/stores/admin/route.ts';
import { failureText } from '#src/strings/admin/failures.ts';
import { formText as text } from '#src/strings/admin/product-form.ts';
import { KEPT_FORM } from '../form/kept-form-address.ts';
import { copiedInAddress, nameInAddress, NEW_PRODUCT_WORD } from '../products/product-address.ts';
import { queryClient } from '../query-client.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNote } from '../ui/FailureNote.tsx';
import { ProductForm } from './ProductForm.tsx';

type Props = {
  /** In the address: an id, or the word for a new product. */
  id: string;
  closeTo: string;
  onDeleted: (id: number) => void;
};

export const ProductDialog = ({ id, closeTo, onDeleted }: Props) =>
  id === NEW_PRODUCT_WORD ? (
    <NewDialog closeTo={closeTo} />
  ) : (
    <EditProductDialog id={Number(id)} closeTo={closeTo} onDeleted={onDeleted} />
  );

/** A copy only fills the form: nothing is stored until it is changed or saved. */
function NewDialog({ closeTo }: { closeTo: string }) {
  const [copied] = useState(() => {
    const { query } = $route.get();
    return query.has(KEPT_FORM) ? undefined : copiedInAddress(query);
  });
  const [original, unread] = useProduct(copied, closeTo);
  if (copied === undefined) return <AddDialog closeTo={closeTo} />;
  return original ? <AddDialog closeTo={closeTo} copy={copyOf(original)} /> : unread;
}

function AddDialog({ closeTo, copy }: { closeTo: string; copy?: ProductFormState }) {
  // 'Sačuvaj i dodaj novi' starts over with an empty form.
  const [round, setRound] = useState(0);
  const [name] = useState(() => nameInAddress($route.get().query));
  return (
    <ProductForm
      key={round}
      formName={NEW_PRODUCT_WORD}
      product={undefined}
      initial={round === 0 && copy ? copy : emptyProduct($lastVehicle.get(), round === 0 ? name : undefined)}
      closeTo={closeTo}
      onAnother={() => setRound(round + 1)}
    />
  );
}

function EditProductDialog({ id, closeTo, onDeleted }: Omit<Props, 'id'> & { id: number }) {
  const [round, setRound] = useState(0);
  const [product, unread, queryKey] = useProduct(id, closeTo);
  if (!product) return unread;
  return (
    <ProductForm
      key={round}
      formName={String(id)}
      product={product}
      initial={formOf(product)}
      closeTo={closeTo}
      onDeleted={onDeleted}
      onRestored={(restored) => {
        queryClient.setQueryData(queryKey, restored);
        setRound(round + 1);
      }}
    />
  );
}

/** A product to fill a form with, and the dialog that is shown until it is read. */
function useProduct(id: number | undefined, closeTo: string) {
  // Its own in each dialog: what another screen or an earlier dialog has read may be older than what is saved.
  const [opening] = useState(randomUuid);
  const queryKey = ['product', id, opening] as const;
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readProduct(Number(id), signal),
    // A form is filled once: what is read after a change leaves its fields alone, and a conflict is found on saving.
    staleTime: Infinity,
    gcTime: 0,
    enabled: Number.isInteger(id),
  });
  const isMissing = !Number.isInteger(id) || (error instanceof AdminProblem && error.status === 404);
  const unread = (
    <Dialog size="wide" title={text['title.edit']} onClose={() => leave(closeTo)}>
      {isMissing && <EmptyState title={text.notFound} />}
      {error && !isMissing && (
        <FailureNote message={error.message || failureText.list} onRetry={() => void refetch()} />
      )}
      {!error && !isMissing && (
        <p role="status" className="text-ink-2">
          {text.loading}
        </p>
      )}
    </Dialog>
  );
  return [data, unread, queryKey] as const;
}
