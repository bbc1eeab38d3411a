import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import type { DuplicateGroupView } from '#src/domain/admin/duplicates.ts';
import { $keptDuplicates, keepDuplicate } from '#src/stores/admin/review-choices.ts';
import { duplicateText as text } from '#src/strings/admin/duplicates.ts';
import { Button } from '../ui/Button.tsx';
import { DuplicateCard } from './DuplicateCard.tsx';

type Props = {
  group: DuplicateGroupView;
  position: number;
  onMerge: (keepId: number) => Promise<unknown>;
  onDistinct: () => Promise<unknown>;
};

export function DuplicateGroup({
  group: { products, reasons, score },
  position,
  onMerge,
  onDistinct,
}: Props) {
  const [proposed] = products;
  const ids = products.map(({ id }) => id);
  const kept = useStore($keptDuplicates);
  const keepId = ids.find((id) => kept.has(id)) ?? proposed?.id ?? 0;
  const [busy, setBusy] = useState<'merge' | 'distinct'>();
  const titleId = useId();
  const run = async (kind: 'merge' | 'distinct', work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(kind);
    await work();
    setBusy(undefined);
  };
  if (!proposed) return null;
  return (
    <li aria-labelledby={titleId} className="border-b border-line py-5">
      <h2 id={titleId} className="sr-only">
        {text.group(position, proposed.name)}
      </h2>
      <p className="flex flex-wrap gap-x-3 pb-3">
        <span className="font-semibold">{text.reasons(reasons)}</span>
        <span className="text-ink-2 num">{text.score(score)}</span>
      </p>
      <fieldset>
        <legend className="mb-2 label">{text.keep}</legend>
        <div className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
          {products.map((product) => (
            <DuplicateCard
              key={product.id}
              product={product}
              group={titleId}
              isProposed={product === proposed}
              isKept={product.id === keepId}
              onKeep={() => keepDuplicate(product.id, ids)}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-2 gap-2 pt-4 sm:flex">
        <Button
          className="max-sm:px-3!"
          busy={busy === 'distinct' && text.working}
          onClick={() => void run('distinct', onDistinct)}
        >
          {text.distinct}
        </Button>
        <Button
          variant="pri"
          icon="check"
          busy={busy === 'merge' && text.working}
          onClick={() => void run('merge', () => onMerge(keepId))}
        >
          {text.merge}
        </Button>
      </div>
    </li>
  );
}
