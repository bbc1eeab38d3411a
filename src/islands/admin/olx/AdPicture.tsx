import { useEffect, useRef, useState } from 'react';
import { readAdPicture } from '#src/stores/admin/olx-import.ts';
import { whenNear } from '../../when-near.ts';
import { Icon } from '../ui/Icon.tsx';
import { useRead } from '../use-read.ts';

type Props = { id: string; exists: boolean; className: string };

/** Decorative: the title beside it describes it. Loaded when its row is near the screen, since a page has fifty. */
export function AdPicture({ id, exists, className }: Props) {
  const box = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (box.current ? whenNear(box.current, () => setNear(true)) : undefined), []);
  // A key of its own, so that changes of products do not refetch it.
  const { data, isFetching } = useRead(['olx-picture', id], (signal) => readAdPicture(id, signal), {
    enabled: exists && isNear,
    staleTime: Infinity,
    retry: false,
  });
  return (
    <span
      ref={box}
      className={`grid shrink-0 place-items-center overflow-hidden rounded-2 bg-studio text-ink-3 ${className}`}
    >
      {data ? (
        <img src={data} alt="" decoding="async" className="size-full object-cover" />
      ) : (
        !isFetching && (isNear || !exists) && <Icon name="image" />
      )}
    </span>
  );
}
