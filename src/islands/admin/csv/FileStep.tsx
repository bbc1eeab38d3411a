import { useRef, useState } from 'react';
import { sampleFile } from '#src/domain/product-csv/sample-file.ts';
import { saveFile } from '#src/stores/admin/download.ts';
import { type ImportState, readFile } from '#src/stores/admin/product-csv.ts';
import { csvText as text } from '#src/strings/admin/csv.ts';
import { Button } from '../ui/Button.tsx';
import { FailureNote } from '../ui/FailureNote.tsx';

const giveSample = () =>
  saveFile(text['import.sampleName'], new Blob([sampleFile()], { type: 'text/csv;charset=utf-8' }));

export function FileStep({ state }: { state: ImportState }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) void readFile(file);
  };
  return (
    <div className="py-4">
      {state.fault && <FailureNote message={state.fault} className="mb-4" />}
      {/* The button inside does the same for keyboard users; drag and drop is a shortcut. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-static-element-interactions */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
        className={`grid justify-items-center gap-2 rounded-2 border border-dashed px-4 py-8 ${isOver ? 'border-accent bg-sunken' : 'border-control bg-surface'}`}
      >
        <Button
          variant="pri"
          icon="up"
          busy={state.isBusy && text['import.reading']}
          onClick={() => input.current?.click()}
        >
          {text['import.choose']}
        </Button>
        <p className="text-sm text-ink-2 max-lg:hidden">{text['import.drop']}</p>
        <button type="button" className="link" onClick={giveSample}>
          {text['import.sample']}
        </button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        hidden
        aria-label={text['import.choose']}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </div>
  );
}
