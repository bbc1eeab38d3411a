import type { Device } from '#src/domain/admin/settings.ts';
import { shortMoment } from '#src/domain/calendar.ts';
import { endDevice, listDevices, markDeviceOwn } from '#src/stores/admin/settings.ts';
import { notify } from '#src/stores/toasts.ts';
import { settingsText as text } from '#src/strings/admin/settings.ts';
import { adminText } from '#src/strings/admin/shell.ts';
import { atMoment } from '#src/strings/moment.ts';
import { useAction } from '../actions.ts';
import { devicesChanged } from '../changes.ts';
import { Button } from '../ui/Button.tsx';
import { Check } from '../ui/Check.tsx';
import { Loaded, RowsLoading } from '../ui/Loaded.tsx';
import { PanelSection } from '../ui/PanelSection.tsx';
import { useRead } from '../use-read.ts';

/** Where the owner is logged in. A lost phone is logged out here; the owner's own device stays in for a month. */
export function Devices() {
  const devices = useRead(['devices'], listDevices);
  return (
    <PanelSection id="uredaji" title={text['devices.title']}>
      <Loaded query={devices} loading={<RowsLoading rows={2} />}>
        {(rows) => (
          <ul>
            {rows.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </ul>
        )}
      </Loaded>
    </PanelSection>
  );
}

function DeviceRow({ device: { id, browser, isOwn, isCurrent, since, expiresAt } }: { device: Device }) {
  const { isBusy, run } = useAction(devicesChanged);
  const name = browser || text['devices.unknown'];
  const began = atMoment(new Date(since));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3">
      <div className="mr-auto min-w-0">
        <p className="font-semibold">
          {name}
          {isCurrent && <span className="font-normal text-ink-2"> · {text['devices.current']}</span>}
        </p>
        <p className="text-sm text-ink-2 num">
          {text['devices.since'](began, shortMoment(new Date(expiresAt)))}
        </p>
      </div>
      {isCurrent ? (
        <Check
          checked={isOwn}
          disabled={isBusy}
          onChange={({ target: { checked } }) => run(() => markDeviceOwn(checked))}
        >
          {adminText['login.ownDevice']}
        </Check>
      ) : (
        <Button
          icon="logout"
          aria-label={text['devices.endOf'](name, began)}
          onClick={() =>
            run(async () => {
              await endDevice(id);
              // The pressed button is removed with its row.
              notify(text['devices.ended'], { focus: true });
            })
          }
        >
          {text['devices.end']}
        </Button>
      )}
    </li>
  );
}
