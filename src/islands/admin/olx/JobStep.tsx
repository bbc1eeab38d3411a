import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { $awaitedImport, readImportJob, retryImport } from '#src/stores/admin/olx-import.ts';
import { go } from '#src/stores/admin/route.ts';
import { olxText as text } from '#src/strings/admin/olx.ts';
import { Progress } from '../csv/Progress.tsx';
import { RowsLoading } from '../dictionaries/RowsLoading.tsx';
import { productsChanged, tellFailure } from '../products/use-product-actions.ts';
import { queryClient } from '../query-client.ts';
import { Button } from '../ui/Button.tsx';
import { FailureNote } from '../ui/FailureNote.tsx';
import { Icon } from '../ui/Icon.tsx';
import { NoticeDialog } from '../ui/NoticeDialog.tsx';
import { JobResult } from './JobResult.tsx';
import { startAddress } from './olx-address.ts';

const ASK_FIRST_MS = 700;
const ASK_AGAIN_MS_MAX = 8000;
const ASK_SLOWER = 1.2;

/** Polls often at first, then more slowly: most imports take seconds, some minutes. */
const nextAsk = (asked: number) => Math.min(ASK_AGAIN_MS_MAX, ASK_FIRST_MS * ASK_SLOWER ** asked);

export function JobStep({ id }: { id: number }) {
  const [isBusy, setBusy] = useState(false);
  const isAwaited = useStore($awaitedImport) === id;
  const queryKey = ['olx-job', id];
  const {
    data: job,
    error,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readImportJob(id, signal),
    refetchInterval: ({ state }) =>
      state.data?.isFinished ? false : nextAsk(state.dataUpdateCount + state.errorUpdateCount),
  });
  const isFinished = job?.isFinished;
  useEffect(() => {
    if (isFinished === false) $awaitedImport.set(id);
    if (isFinished) productsChanged();
  }, [id, isFinished]);

  const goOn = async () => {
    setBusy(true);
    try {
      await retryImport(id);
      await queryClient.resetQueries({ queryKey });
    } catch (failure) {
      tellFailure(failure);
    }
    setBusy(false);
  };

  if (!job) {
    if (!error) return <RowsLoading rows={4} />;
    return (
      <div className="grid justify-items-start gap-4 pt-4">
        <FailureNote message={error.message} onRetry={() => void refetch()} />
        <Button onClick={() => go(startAddress())}>{text.back}</Button>
      </div>
    );
  }
  const { failed } = job.counts;
  const hasFailed = failed > 0 && job.done === failed;
  const [firstProblem] = job.problems.filter(({ canRetry }) => canRetry);
  return (
    <>
      <h2 className="pt-1 text-ui text-ink-2">{text['job.title']}</h2>
      {!isFinished && (
        <>
          <Progress label={text['job.progress'](job.done, job.total)} done={job.done} all={job.total} />
          {job.pictures > 0 && (
            <p className="pb-1 text-sm text-ink-2 num">{text['job.pictures'](job.pictures)}</p>
          )}
          {job.isStuck ? (
            <p className="flex max-w-measure items-start gap-2 pt-2 pb-5 text-ui">
              <Icon name="alert" className="mt-0.5 shrink-0 text-error" />
              {text['job.stuck']}
            </p>
          ) : (
            <p className="pb-4 text-sm text-ink-2">{text['job.leave']}</p>
          )}
          {error && <FailureNote message={error.message} className="mb-4" />}
          {job.isStuck && (
            <Button
              variant="pri"
              icon="refresh"
              className="max-sm:w-full"
              busy={isBusy && text['job.retrying']}
              onClick={() => void goOn()}
            >
              {text['job.resume']}
            </Button>
          )}
        </>
      )}
      {isFinished && <JobResult job={job} isBusy={isBusy} onRetry={() => void goOn()} />}
      {isFinished && isAwaited && !isBusy && (
        <NoticeDialog
          title={text[hasFailed ? 'job.failed' : failed > 0 ? 'job.partly' : 'job.done']}
          message={`${job.message} ${firstProblem?.problem ?? ''}`.trim()}
          failed={failed > 0}
          onClose={() => $awaitedImport.set(null)}
        />
      )}
    </>
  );
}
