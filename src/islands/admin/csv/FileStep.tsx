import { sampleFile } from '#src/domain/product-csv/sample-file.ts';
import { saveCsv } from '#src/stores/admin/download.ts';
import { type ImportState, readFile } from '#src/stores/admin/product-csv.ts';
import { csvText as text } from '#src/strings/admin/csv.ts';
import { FailureNote } from '../ui/FailureNote.tsx';
import { FileButton } from '../ui/FileButton.tsx';
import { useFileDrop } from '../ui/use-file-drop.ts';

export function FileStep({ state }: { state: ImportState }) {
  const { isOver, zone } = useFileDrop(([file]) => {
    if (file) void readFile(file);
  });
  return (
    <div className="py-4">
      {state.fault && <FailureNote message={state.fault} className="mb-4" />}
      <div
        {...zone}
        className={`grid justify-items-center gap-2 rounded-2 border border-dashed px-4 py-8 ${isOver ? 'border-accent bg-sunken' : 'border-control bg-surface'}`}
      >
        <FileButton
          variant="pri"
          icon="upload"
          busy={state.isBusy && text['import.reading']}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          label={text['import.choose']}
          onFile={(file) => void readFile(file)}
        >
          {text['import.choose']}
        </FileButton>
        <p className="text-sm text-ink-2 max-lg:hidden">{text['import.drop']}</p>
        <button
          type="button"
          className="link"
          onClick={() => saveCsv(text['import.sampleName'], sampleFile())}
        >
          {text['import.sample']}
        </button>
      </div>
    </div>
  );
}
