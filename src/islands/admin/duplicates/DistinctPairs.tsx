import type { DistinctListAnswer, DistinctPair, DistinctPairView } from '#src/domain/admin/duplicates.ts';
import { calendarDate } from '#src/domain/calendar.ts';
import { listDistinct } from '#src/stores/admin/duplicates.ts';
import { duplicateText as text } from '#src/strings/admin/duplicates.ts';
import { productsText } from '#src/strings/admin/products.ts';
import { useAction } from '../actions.ts';
import { productAddress } from '../products/product-address.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { Button } from '../ui/Button.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Summary } from '../ui/Summary.tsx';
import { useRead } from '../use-read.ts';

type Props = { onUnmark: (pair: DistinctPair) => Promise<unknown> };

export function DistinctPairs({ onUnmark }: Props) {
  const distinct = useRead(['duplicates', 'distinct'], listDistinct);
  return (
    <Loaded query={distinct} loading={null}>
      {(found) => found.total > 0 && <Pairs found={found} onUnmark={onUnmark} />}
    </Loaded>
  );
}

function Pairs({ found: { pairs, total }, onUnmark }: Props & { found: DistinctListAnswer }) {
  return (
    <details className="group mt-8 border-y border-line">
      <Summary className="min-h-14 text-ui font-semibold num">{text.pairs(total)}</Summary>
      <p className="max-w-measure pb-3 text-sm text-ink-2">{text.pairsLead}</p>
      <ul>
        {pairs.map((pair) => (
          <Pair key={`${pair.first.id}-${pair.second.id}`} pair={pair} onUnmark={onUnmark} />
        ))}
      </ul>
      {total > pairs.length && <p className="py-3 text-sm text-ink-2 num">{text.morePairs(pairs.length)}</p>}
    </details>
  );
}

function Pair({ pair: { first, second, at }, onUnmark }: Props & { pair: DistinctPairView }) {
  const { isBusy, run } = useAction();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line py-3">
      <div className="min-w-0 flex-1 basis-64">
        {[first, second].map(({ id, name }) => (
          <p key={id} className="flex min-h-target items-center gap-2 text-ui">
            <AdminLink
              href={productAddress(id)}
              aria-label={text.openNamed(name, id)}
              className="link wrap-anywhere"
            >
              {name}
            </AdminLink>
            <span className="text-sm text-ink-2 num">{productsText.code(id)}</span>
          </p>
        ))}
        <p className="text-sm text-ink-2 num">{text.pairAt(calendarDate(new Date(at)))}</p>
      </div>
      <Button
        className="max-sm:w-full"
        aria-label={text.forgetNamed(first.name, second.name)}
        busy={isBusy && text.working}
        onClick={() => run(() => onUnmark([first.id, second.id]))}
      >
        {text.forget}
      </Button>
    </li>
  );
}
