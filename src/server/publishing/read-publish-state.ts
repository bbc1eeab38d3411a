import type { Db } from '#db/client.ts';
import { findCurrentPublish, findPublishState } from '#db/queries/catalogue/publishing.ts';
import type { PublishAnswer } from '#src/domain/admin/publish.ts';
import { publishText } from '#src/strings/publish.ts';

type Current = NonNullable<Awaited<ReturnType<typeof findCurrentPublish>>>;

function stateOf(current: Current | undefined, isBehind: boolean): PublishAnswer['state'] {
  if (!current) return isBehind ? 'requested' : 'live';
  if (current.isSilent) return 'failed';
  // Somebody changed the database directly, for example at the SQL prompt; the next publish includes it.
  return current.state === 'live' && isBehind ? 'requested' : current.state;
}

/** The state that the publish bar shows. */
export async function readPublishState(db: Db): Promise<PublishAnswer> {
  const [{ saved, live }, current] = await Promise.all([findPublishState(db), findCurrentPublish(db)]);
  const savedVersion = saved?.version ?? 0;
  const state = stateOf(current, savedVersion > (live?.version ?? 0));
  const isCounted = state === 'building' && current?.pages != null && current.rendered != null;
  const began = current?.finishedAt ?? (state === 'building' ? current?.startedAt : current?.requestedAt);
  return {
    state,
    savedVersion,
    liveVersion: live?.version ?? null,
    progress: isCounted ? { done: current.rendered ?? 0, total: current.pages ?? 0 } : null,
    live: live?.finishedAt
      ? {
          at: live.finishedAt.toISOString(),
          pages: live.pages ?? 0,
          rendered: live.rendered ?? 0,
          ms: live.durationMs ?? 0,
        }
      : null,
    since: (began ?? saved?.changedAt ?? new Date()).toISOString(),
    error: state === 'failed' ? (current?.error ?? publishText.silent) : null,
  };
}
