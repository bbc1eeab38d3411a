import { useStore } from '@nanostores/react';
import { $importUndo } from '#src/stores/admin/import-undo.ts';
import { $csvImport } from '#src/stores/admin/product-csv.ts';
import { csvText as text } from '#src/strings/admin/csv.ts';
import { ApplyStep } from './ApplyStep.tsx';
import { BackupPart, ExportPart } from './ExportPart.tsx';
import { FileGuide } from './FileGuide.tsx';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { FileStep } from './FileStep.tsx';
import { ImportRuns } from '../imports/ImportRuns.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import { UndoStep } from '../imports/UndoStep.tsx';
import { useStepFocus } from '../use-step-focus.ts';

const STEPS = [
  { step: 'file', label: text['step.file'] },
  { step: 'preview', label: text['step.preview'] },
  { step: 'apply', label: text['step.apply'] },
] as const;

/** Export of all products as one file, and import in steps: choose a file, check every difference, import. */
export function CsvScreen() {
  const state = useStore($csvImport);
  const undo = useStore($importUndo);
  const heading = useStepFocus(state.step);
  const at = STEPS.findIndex(({ step }) => step === state.step);
  return (
    <>
      <ScreenHead title={text.title} lead={text.lead} headingRef={heading} />
      {state.step === 'file' && <ExportPart />}
      {state.step === 'file' && undo && <UndoStep state={undo} />}
      <section aria-labelledby="uvoz">
        <div className="flex flex-wrap items-baseline gap-x-6 border-b border-ink pb-2">
          <h2 id="uvoz" className="mr-auto label">
            {text['import.title']}
          </h2>
          <ol className="flex gap-4 text-sm">
            {STEPS.map(({ step, label }, i) => (
              <li
                key={step}
                aria-current={i === at ? 'step' : undefined}
                className={i === at ? 'font-semibold' : 'text-ink-2'}
              >
                <span className="num">{i + 1}.</span> {label}
              </li>
            ))}
          </ol>
        </div>
        {state.step === 'file' && <FileStep state={state} />}
        {state.step === 'preview' && <PreviewStep state={state} />}
        {state.step === 'apply' && <ApplyStep state={state} />}
      </section>
      {state.step === 'file' && (
        <>
          <FileGuide />
          <BackupPart />
          {/* Last, because nothing is known of its height before it has loaded. */}
          <ImportRuns />
        </>
      )}
    </>
  );
}
