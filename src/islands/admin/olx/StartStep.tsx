import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { AdminProblem, failureMessage } from '#src/stores/admin/admin-call.ts';
import { $importUndo } from '#src/stores/admin/import-undo.ts';
import { findUnfinishedImport, importFifty } from '#src/stores/admin/olx-import.ts';
import { go } from '#src/stores/admin/route.ts';
import { olxText as text } from '#src/strings/admin/olx.ts';
import { productsChanged } from '../changes.ts';
import { ImportRuns } from '../imports/ImportRuns.tsx';
import { UndoStep } from '../imports/UndoStep.tsx';
import { AdminLink } from '../ui/AdminLink.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { NoticeDialog } from '../ui/NoticeDialog.tsx';
import { useRead } from '../use-read.ts';
import { useSingleMutation } from '../use-single-mutation.ts';
import { jobAddress, reviewAddress } from './olx-address.ts';

/** The job of an import that failed as a whole, so that it can be retried. */
const jobOf = (error: unknown): number | null =>
  error instanceof AdminProblem ? ((error.answer as { job_id?: number | null }).job_id ?? null) : null;

export function StartStep() {
  const undo = useStore($importUndo);
  const unfinished = useRead(['olx', 'unfinished'], findUnfinishedImport);

  const { mutate, isPending, data, error, reset } = useSingleMutation({
    mutationFn: importFifty,
    onSettled: productsChanged,
  });
  const importNow = () =>
    mutate(undefined, {
      // The job's own screen shows its result, unless the owner has opened another one meanwhile.
      onSettled: (answer, failure) => {
        const job = answer ? answer.job_id : jobOf(failure);
        if (job !== null) go(jobAddress(job));
      },
    });
  const hasNoJob = error ? jobOf(error) === null : data?.job_id === null;
  const message = error ? failureMessage(error) : data?.message;

  return (
    <>
      {undo && <UndoStep state={undo} />}
      <div className="grid border-t border-ink lg:grid-cols-2 lg:gap-x-8">
        <StartOption lead={text['start.what']}>
          <Button variant="pri" icon="list" className="max-sm:w-full" onClick={() => go(reviewAddress())}>
            {text.start}
          </Button>
        </StartOption>
        <StartOption lead={text['now.what']}>
          <Button
            icon="box"
            className="max-sm:w-full"
            busy={isPending && text['now.busy']}
            onClick={importNow}
          >
            {text.now}
          </Button>
        </StartOption>
      </div>
      <div className="flex flex-col gap-5 pt-5">
        <Loaded query={unfinished} loading={null}>
          {({ jobId, isStuck }) =>
            jobId !== null && (
              <p className="flex flex-wrap items-center gap-x-4 rounded-2 border border-line bg-surface px-4 py-2">
                <Icon name={isStuck ? 'alert' : 'clock'} />
                <span className="mr-auto">{text[isStuck ? 'unfinished.stuck' : 'unfinished']}</span>
                <AdminLink href={jobAddress(jobId)} className="link flex min-h-target items-center">
                  {text['unfinished.link']}
                </AdminLink>
              </p>
            )
          }
        </Loaded>
        {/* Not while the note above is still without its height. */}
        {!unfinished.isPending && (
          <div>
            <h2 className="pb-2 label">{text['rules.title']}</h2>
            <ul className="mb-9 grid max-w-measure gap-2 text-ui text-ink-2">
              {text.rules.map((rule) => (
                <li key={rule} className="flex items-start gap-2">
                  <Icon name="check" size="sm" className="mt-1 shrink-0" />
                  {rule}
                </li>
              ))}
            </ul>
            <ImportRuns />
          </div>
        )}
      </div>
      {hasNoJob && message !== undefined && (
        <NoticeDialog
          title={text[error ? 'job.failed' : 'job.done']}
          message={message}
          isFailure={error !== null}
          onClose={reset}
        />
      )}
    </>
  );
}

const StartOption = ({ lead, children }: { lead: string; children: ReactNode }) => (
  <div className="grid content-between justify-items-start gap-3 border-b border-line py-5">
    <p className="max-w-measure">{lead}</p>
    {children}
  </div>
);
