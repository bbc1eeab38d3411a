import { useStore } from '@nanostores/react';
import { IMPORT_OUTCOMES, type ImportJobAnswer } from '#src/domain/admin/olx-import.ts';
import { go } from '#src/stores/admin/route.ts';
import { $importUndo } from '#src/stores/admin/import-undo.ts';
import { olxText as text } from '#src/strings/admin/olx.ts';
import { UndoImport } from '../imports/UndoImport.tsx';
import { UndoStep } from '../imports/UndoStep.tsx';
import { productAddress, productsAddress } from '../products/product-address.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Tally } from '../ui/Tally.tsx';
import { startAddress } from './olx-address.ts';

type Props = { job: ImportJobAnswer['job']; isBusy: boolean; onRetry: () => void };

export function JobResult({ job, isBusy, onRetry }: Props) {
  const { run, counts, pictures, problems, importAs } = job;
  const undo = useStore($importUndo);
  const shown = ([...IMPORT_OUTCOMES, 'failed'] as const).filter((outcome) => counts[outcome] > 0);
  if (undo?.run === run)
    return <UndoStep state={undo} onDone={() => go(startAddress())} doneLabel={text['job.more']} />;
  return (
    <div className="py-5">
      <h3 className="pb-4 t-md">{text[counts.failed > 0 ? 'job.partly' : 'job.done']}</h3>
      <Tally rows={shown.map((outcome) => ({ label: text[`count.${outcome}`], count: counts[outcome] }))} />
      {pictures > 0 && <p className="pt-1 pb-4 text-sm text-ink-2 num">{text['job.pictures'](pictures)}</p>}
      <div className="flex flex-wrap gap-2 border-t border-line pt-5">
        {counts.failed > 0 && (
          <Button
            variant="pri"
            icon="refresh"
            className="max-sm:w-full"
            busy={isBusy && text['job.retrying']}
            onClick={onRetry}
          >
            {text['job.retry'](counts.failed)}
          </Button>
        )}
        <ButtonLink
          href={productsAddress(importAs === 'draft' ? 'draft' : undefined)}
          variant={counts.failed > 0 ? 'line' : 'pri'}
          className="max-sm:w-full"
        >
          {text[importAs === 'draft' ? 'job.drafts' : 'job.products']}
        </ButtonLink>
        <ButtonLink href={startAddress()} className="max-sm:w-full">
          {text['job.more']}
        </ButtonLink>
        {counts.added + counts.renewed > 0 && (
          <UndoImport run={run} count={counts.added + counts.renewed} className="max-sm:w-full" />
        )}
      </div>
      {problems.length > 0 && (
        <>
          <h3 className="pt-8 pb-2 label">{text['job.problems']}</h3>
          <ul className="border-t border-ink">
            {problems.map(({ id, title, problem, canRetry, productId }) => (
              <li key={id} className="border-b border-line py-3">
                <p className="text-ui leading-snug font-semibold wrap-anywhere">
                  {productId === null ? (
                    title || text['job.ad'](id)
                  ) : (
                    <AdminLink href={productAddress(productId)} className="link-in">
                      {title || text['job.ad'](id)}
                    </AdminLink>
                  )}
                </p>
                <p className={`flex items-start gap-1.5 text-sm ${canRetry ? 'text-error' : 'text-ink-2'}`}>
                  <Icon name="alert" size="sm" className="mt-0.5 shrink-0" />
                  <span>
                    {problem}
                    {canRetry && ` (${text['job.canRetry']})`}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
