import { isoDay } from '#src/domain/calendar.ts';
import { downloadFile } from '#src/stores/admin/download.ts';
import { notify } from '#src/stores/toasts.ts';
import { csvText as text } from '#src/strings/admin/csv.ts';
import { useAction } from '../actions.ts';
import { Button } from '../ui/Button.tsx';
import { PanelSection } from '../ui/PanelSection.tsx';

type Download = {
  id: string;
  /** The call that gives the file. */
  path: string;
  fileName: string;
  title: string;
  lead: string;
  button: string;
  done: string;
};

function DownloadPart({ id, path, fileName, title, lead, button, done }: Download) {
  const { isBusy, run } = useAction();
  const save = () =>
    run(async () => {
      await downloadFile(path, fileName);
      notify(done);
    });
  return (
    <PanelSection id={id} title={title} className="pb-9">
      <div className="flex items-center gap-x-6 gap-y-3 py-4 max-sm:flex-wrap">
        <p className="mr-auto max-w-measure text-ui">{lead}</p>
        <Button
          variant="ink"
          icon="download"
          busy={isBusy && text['export.busy']}
          onClick={save}
          className="shrink-0 max-sm:w-full"
        >
          {button}
        </Button>
      </div>
    </PanelSection>
  );
}

export const ExportPart = () => (
  <DownloadPart
    id="izvoz"
    path="products.csv"
    fileName={text['export.fileName'](isoDay(new Date()))}
    title={text['export.title']}
    lead={text['export.lead']}
    button={text['export.button']}
    done={text['export.done']}
  />
);

/** All data of the shop, in case something is lost; `npm run restore` reads it. */
export const BackupPart = () => (
  <DownloadPart
    id="kopija"
    path="backup"
    fileName={text['backup.fileName'](isoDay(new Date()))}
    title={text['backup.title']}
    lead={text['backup.lead']}
    button={text['backup.button']}
    done={text['backup.done']}
  />
);
