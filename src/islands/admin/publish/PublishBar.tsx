import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { PublishAnswer } from '#src/domain/admin/publish.ts';
import { $savedLast } from '#src/stores/admin/products.ts';
import { $publishAsked, publishAgain, readPublish } from '#src/stores/admin/publish.ts';
import { adminText as text, publishedSentence } from '#src/strings/admin/shell.ts';
import { atMoment } from '#src/strings/moment.ts';
import { withBackoff, useRead } from '../use-read.ts';
import { PUBLISH_KEY } from './use-publish.ts';
import { Dot } from '../ui/Dot.tsx';

/** Polling intervals during a publish, and the first one otherwise. */
const BUSY_MS = 1000;
const IDLE_MS = 15_000;

/** `unknown`: the server did not answer; `checking`: it has not answered yet. */
type PublishState = PublishAnswer | { state: 'unknown' | 'checking' };

const DOTS: Record<PublishState['state'], string> = {
  live: 'bg-yes',
  requested: 'border-2 border-maybe',
  building: 'border-2 border-maybe motion-safe:animate-skeleton',
  failed: 'bg-error',
  unknown: 'border-2 border-ink-3',
  checking: 'bg-ink-3',
};

/** Hides the additions of the sentence on narrow screens. */
const ADDITIONS = ['max-[26rem]:hidden', 'max-sm:hidden'];

/** The sentence, and additions that only wider screens have room for. */
function sentence(publish: PublishState): string[] {
  if (publish.state === 'building' && publish.progress)
    return [text['publish.progress'](publish.progress.done, publish.progress.total)];
  if (publish.state !== 'live') return [text[`publish.${publish.state}`]];
  if (!publish.live) return [text['publish.live']];
  const { at, rendered, ms } = publish.live;
  return publishedSentence(atMoment(new Date(at)), rendered, ms);
}

export function PublishBar() {
  const asked = useStore($publishAsked);
  const saved = useStore($savedLast);
  const { data, isError, refetch } = useRead(PUBLISH_KEY, readPublish, {
    staleTime: 0,
    retry: false,
    refetchInterval: (query) => {
      const { data: last, status } = query.state;
      if (status === 'error') return IDLE_MS;
      const isBusy = last?.state === 'requested' || last?.state === 'building';
      return isBusy ? BUSY_MS : withBackoff(IDLE_MS)(query);
    },
  });
  useEffect(() => {
    if (asked > 0) void refetch();
  }, [asked, refetch]);
  const publish: PublishState = isError ? { state: 'unknown' } : (data ?? { state: 'checking' });
  const [said, ...additions] = sentence(publish);
  const retry = async () => {
    // The state that is read next says whether it was triggered.
    if (publish.state === 'failed') await publishAgain().catch(console.warn);
    await refetch();
  };
  return (
    <div className="flex min-h-target items-center gap-2.5 text-sm text-ink-2 max-lg:border-t max-lg:border-line max-lg:py-1.5 lg:justify-self-end">
      <Dot className={DOTS[publish.state]} />
      {/* Announcing every page count would drown out everything else. */}
      <p role={publish.state === 'building' ? undefined : 'status'} className="mr-auto num">
        {said}
        {additions.map((more, i) => (
          <span key={more} className={ADDITIONS[i]}>
            {more}
          </span>
        ))}
        {'error' in publish && publish.error && (
          <span className="block text-xs wrap-anywhere">{publish.error}</span>
        )}
      </p>
      {publish.state === 'failed' || publish.state === 'unknown' ? (
        <button type="button" className="link whitespace-nowrap text-ink" onClick={() => void retry()}>
          {text.retry}
        </button>
      ) : (
        <a
          href={saved ? `/proizvod/${saved.id}` : '/'}
          target="_blank"
          rel="noreferrer"
          aria-label={saved && text['publish.viewNamed'](saved.name)}
          className="link shrink-0 text-ink"
        >
          {text['publish.view']}
        </a>
      )}
    </div>
  );
}
