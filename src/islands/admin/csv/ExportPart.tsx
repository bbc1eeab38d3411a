import { downloadFile } from '#src/stores/admin/download.ts';
import { notify } from '#src/stores/toasts.ts';
import { csvText as text } from '#src/strings/admin/csv.ts';
import { useAction } from '../actions.ts';
import { Button } from '../ui/Button.tsx';
import { PanelSection } from '../ui/PanelSection.tsx';

/** `2026-11-21`, in the owner's local time. */
function today(): string {
  const now = new Date();
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export function ExportPart() {
  const { isBusy, run } = useAction();
  const save = () =>
    run(async () => {
      await downloadFile('products.csv', text['export.fileName'](today()));
      notify(text['export.done']);
    });
  return (
    <PanelSection id="izvoz" title={text['export.title']} className="pb-9">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
        <p className="mr-auto text-ui">{text['export.lead']}</p>
        <Button
          variant="ink"
          icon="down"
          busy={isBusy && text['export.busy']}
          onClick={save}
          className="max-sm:w-full"
        >
          {text['export.button']}
        </Button>
      </div>
    </PanelSection>
  );
}
