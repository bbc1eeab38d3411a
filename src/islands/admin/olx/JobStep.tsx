import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { ImportJobAnswer } from '#src/domain/admin/olx-import.ts';
import { $awaitedImport, readImportJob, retryImport } from '#src/stores/admin/olx-import.ts';
import { go } from '#src/stores/admin/route.ts';
import { olxText as text } from '#src/strings/admin/olx.ts';
import { useAction } from '../actions.ts';
import { productsChanged } from '../changes.ts';
import { queryClient } from '../query-client.ts';
import { Button } from '../ui/Button.tsx';
import { FailureNote } from '../ui/FailureNote.tsx';
import { Icon } from '../ui/Icon.tsx';
import { NoticeDialog } from '../ui/NoticeDialog.tsx';
import { Progress } from '../ui/Progress.tsx';
import { RowsLoading } from '../ui/Loaded.tsx';
import { useRead } from '../use-read.ts';
import { JobResult } from './JobResult.tsx';
import { startAddress } from './olx-address.ts';

const ASK_FIRST_MS = 700;
const ASK_AGAIN_MS_MAX = 8000;
const ASK_SLOWER = 1.2;

/** Polls often at first, then more slowly: most imports take seconds, some minutes. */
const nextAsk = (asked: number) => Math.min(ASK_AGAIN_MS_MAX, ASK_FIRST_MS * ASK_SLOWER ** asked);

export function JobStep({ id }: { id: number }) {
  const { isBusy, run } = useAction();
  const isAwaited = useStore($awaitedImport) === id;
  const queryKey = ['olx-job', id] as const;
  const query = useRead(queryKey, (signal) => readImportJob(id, signal), {
    refetchInterval: ({ state }) =>
      state.data?.isFinished ? false : nextAsk(state.dataUpdateCount + state.errorUpdateCount),
  });
  const { data: job, error } = query;
  const isFinished = job?.isFinished;
  useEffect(() => {
    if (isFinished === false) $awaitedImport.set(id);
    if (isFinished) productsChanged();
  }, [id, isFinished]);
  const retry = () =>
    run(async () => {
      await retryImport(id);
      await queryClient.resetQueries({ queryKey });
    });

  if (!job) {
    if (!error) return <RowsLoading rows={4} />;
    return (
      <div className="grid justify-items-start gap-4 pt-4">
        <FailureNote message={error.message} onRetry={() => void query.refetch()} />
        <Button onClick={() => go(startAddress())}>{text.back}</Button>
      </div>
    );
  }
  return (
    <>
      <h2 className="pt-1 text-ui text-ink-2">{text['job.title']}</h2>
      {isFinished ? (
        <JobResult job={job} isBusy={isBusy} onRetry={retry} />
      ) : (
        <JobProgress job={job} failure={error?.message} isBusy={isBusy} onResume={retry} />
      )}
      {isFinished && isAwaited && !isBusy && <JobNotice job={job} />}
    </>
  );
}

type Job = ImportJobAnswer['job'];
type ProgressProps = { job: Job; failure: string | undefined; isBusy: boolean; onResume: () => void };

const JobProgress = ({ job, failure, isBusy, onResume }: ProgressProps) => (
  <>
    <Progress label={text['job.progress'](job.done, job.total)} done={job.done} all={job.total} />
    {job.pictures > 0 && <p className="pb-1 text-sm text-ink-2 num">{text['job.pictures'](job.pictures)}</p>}
    {job.isStuck ? (
      <p className="flex max-w-measure items-start gap-2 pt-2 pb-5 text-ui">
        <Icon name="alert" className="mt-0.5 shrink-0 text-error" />
        {text['job.stuck']}
      </p>
    ) : (
      <p className="pb-4 text-sm text-ink-2">{text['job.leave']}</p>
    )}
    {failure && <FailureNote message={failure} className="mb-4" />}
    {job.isStuck && (
      <Button
        variant="pri"
        icon="refresh"
        className="max-sm:w-full"
        busy={isBusy && text['job.retrying']}
        onClick={onResume}
      >
        {text['job.resume']}
      </Button>
    )}
  </>
);

/** Announces the end of an import that was started here. */
function JobNotice({ job: { counts, done, message, problems } }: { job: Job }) {
  const { failed } = counts;
  const faulty = done === failed ? 'failed' : 'partly';
  const outcome = failed === 0 ? 'done' : faulty;
  const problem = problems.find(({ canRetry }) => canRetry)?.problem ?? '';
  return (
    <NoticeDialog
      title={text[`job.${outcome}`]}
      message={`${message} ${problem}`.trim()}
      isFailure={failed > 0}
      onClose={() => $awaitedImport.set(null)}
    />
  );
}
