import { useState } from 'react';
import { IMPORT_STATUSES, type ImportStatus } from '#src/domain/admin/olx-import.ts';
import { olxText as text } from '#src/strings/admin/olx.ts';
import { Button } from '../ui/Button.tsx';
import { Check } from '../ui/Check.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { StickyBar } from '../ui/StickyBar.tsx';

const AS: Readonly<Record<ImportStatus, string>> = {
  draft: text['as.draft'],
  published: text['as.published'],
};

export const REVIEW_BAR_ID = 'uvoz-odabranih';

type Props = {
  selected: number;
  /** Number of ads whose products could be updated. */
  known: number;
  isStarting: boolean;
  onImport: (as: ImportStatus, renew: boolean) => void;
};

export function ReviewBar({ selected, known, isStarting, onImport }: Props) {
  const [as, setAs] = useState<ImportStatus>('draft');
  const [renew, setRenew] = useState(false);
  const count = selected + (renew ? known : 0);
  return (
    <StickyBar id={REVIEW_BAR_ID}>
      <div className="flex flex-wrap items-center gap-x-6">
        <p role="status" className="text-sm font-semibold num max-sm:sr-only lg:mr-auto">
          {text.selected(selected)}
        </p>
        <RadioGroup
          label={text.as}
          name="uvezi-kao"
          values={IMPORT_STATUSES}
          words={AS}
          value={as}
          onChange={setAs}
          className="flex gap-x-5"
        />
        {known > 0 && (
          <Check checked={renew} onChange={(event) => setRenew(event.target.checked)}>
            {text.renew(known)}
          </Check>
        )}
        <Button
          variant="pri"
          icon="check"
          disabled={count === 0}
          busy={isStarting && text['import.starting']}
          onClick={() => onImport(as, renew)}
          className="max-sm:w-full sm:ml-auto lg:ml-0"
        >
          {count === 0 ? text['import.none'] : text.import(count)}
        </Button>
      </div>
    </StickyBar>
  );
}
