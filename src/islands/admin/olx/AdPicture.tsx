import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { readAdPicture } from '#src/stores/admin/olx-import.ts';
import { Icon } from '../ui/Icon.tsx';
import { useNear } from './use-near.ts';

type Props = { id: string; exists: boolean; className: string };

/** Decorative: the title beside it describes it. Loaded when its row is near the screen, since a page has fifty. */
export function AdPicture({ id, exists, className }: Props) {
  const box = useRef<HTMLSpanElement>(null);
  const isNear = useNear(box);
  const { data, isFetching } = useQuery({
    // A key of its own, so that changes of products do not refetch it.
    queryKey: ['olx-picture', id],
    queryFn: ({ signal }) => readAdPicture(id, signal),
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
