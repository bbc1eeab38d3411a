import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { shortMoment } from '#src/domain/clock.ts';
import { plural } from '#src/domain/plurals.ts';
import { $publish, type PublishState, refreshPublish, watchPublish } from '#src/stores/admin/publish.ts';
import { adminText as text } from '#src/strings/admin/shell.ts';

const DOTS: Record<PublishState['phase'], string> = {
  live: 'bg-yes',
  pending: 'border-2 border-maybe',
  building: 'border-2 border-maybe motion-safe:animate-skeleton',
  failed: 'bg-error',
  unknown: 'border-2 border-ink-3',
};

function sentence({ phase, at, pages, seconds }: PublishState): string {
  if (phase !== 'live') return text[`publish.${phase}`];
  const said = at ? text['publish.liveAt'](shortMoment(new Date(at))) : text['publish.live'];
  const count =
    pages === undefined
      ? ''
      : text['publish.pages'](pages, plural(pages, ['stranica', 'stranice', 'stranica']));
  const time = seconds === undefined ? '' : text['publish.seconds'](seconds);
  return [said, count, time].filter(Boolean).join(' · ');
}

/** What was saved and what visitors see. */
export function PublishBar() {
  const publish = useStore($publish);
  useEffect(watchPublish, []);
  const hasFailed = publish.phase === 'failed' || publish.phase === 'unknown';
  return (
    <div className="flex min-h-target items-center gap-2.5 text-sm text-ink-2 max-lg:border-t max-lg:border-line max-lg:py-2">
      <span
        aria-hidden="true"
        className={`size-2 shrink-0 rounded-full forced-color-adjust-none ${DOTS[publish.phase]}`}
      />
      <p role="status" className="mr-auto num" title={publish.error}>
        {sentence(publish)}
      </p>
      {hasFailed ? (
        <button type="button" className="link text-ink" onClick={() => void refreshPublish()}>
          {text.retry}
        </button>
      ) : (
        <a href="/" target="_blank" rel="noreferrer" className="link text-ink">
          {text['publish.view']}
        </a>
      )}
    </div>
  );
}
