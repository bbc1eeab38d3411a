import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type AdPreview, type ImportStatus, isSelectable } from '#src/domain/admin/olx-import.ts';
import { previewAds, startImport } from '#src/stores/admin/olx-import.ts';
import { $decidedAds, decideAds, forgetAds } from '#src/stores/admin/review-choices.ts';
import { go } from '#src/stores/admin/route.ts';
import { useAction } from '../actions.ts';
import { useGone } from '../use-gone.ts';
import { useRead } from '../use-read.ts';
import { jobAddress } from './olx-address.ts';

export const AD_FILTERS = ['all', 'new', 'known', 'problem'] as const;
type Filter = (typeof AD_FILTERS)[number];

export const belongs = ({ state, problems }: AdPreview, filter: Filter): boolean =>
  filter === 'all' ||
  (filter === 'known'
    ? state === 'known' || state === 'edited'
    : state === 'new' && (filter === 'new' || problems.length > 0));

const isPreselected = ({ state, problems, isConfident }: AdPreview) =>
  state === 'new' && isConfident && problems.length === 0;

export function useReview(page: number) {
  const [chosenFilter, setFilter] = useState<Filter>();
  const decided = useStore($decidedAds);
  const { isBusy: isStarting, run } = useAction();
  const isGone = useGone();
  const query = useRead(['olx', 'review', page], (signal) => previewAds(page, signal), {
    // A refetch makes fifty calls to the site, so focusing the window must not trigger one.
    staleTime: 60_000,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const ads = query.data?.ads ?? [];
  const filter = chosenFilter ?? (ads.some((ad) => belongs(ad, 'new')) ? 'new' : 'all');
  const isSelected = (ad: AdPreview) => isSelectable(ad) && (decided.get(ad.id) ?? isPreselected(ad));
  const selected = ads.filter(isSelected);
  const known = ads.filter(({ state }) => state === 'known');
  return {
    query,
    ads,
    filter,
    setFilter,
    shown: ads.filter((ad) => belongs(ad, filter)),
    selected,
    known,
    isSelected,
    select: (some: readonly AdPreview[], on: boolean) =>
      decideAds(
        some.map(({ id }) => id),
        on,
      ),
    isStarting,
    start: (as: ImportStatus, renew: boolean) =>
      run(async () => {
        const ids = [...selected, ...(renew ? known : [])].map(({ id }) => id);
        const job = await startImport({ ids, as, renew });
        forgetAds(ids);
        // The owner may have opened another screen meanwhile.
        if (!isGone()) go(jobAddress(job));
      }),
  };
}
