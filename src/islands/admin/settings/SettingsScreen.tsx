import type { SettingsRow } from '#src/domain/admin/settings.ts';
import { readSettings } from '#src/stores/admin/settings.ts';
import { settingsText as text } from '#src/strings/admin/settings.ts';
import { useOpenForm } from '../form/use-open-form.ts';
import { Button } from '../ui/Button.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { useRead } from '../use-read.ts';
import { Devices } from './Devices.tsx';
import { Password } from './Password.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import { type SettingsGroup, settingsGroups } from './settings-groups.tsx';

/** Everything about the shop that the owner changes without a programmer, in groups with a form each. */
export function SettingsScreen() {
  const settings = useRead(['settings'], readSettings);
  const { row: open, edit, closeTo } = useOpenForm(settingsGroups);
  return (
    <>
      <ScreenHead title={text.title} lead={text.lead} />
      <Loaded query={settings}>
        {(row) => (
          <>
            <ul className="border-t border-ink">
              {settingsGroups.map((group) => (
                <GroupRow key={group.id} group={group} row={row} onEdit={() => edit(group)} />
              ))}
            </ul>
            {open && <SettingsDialog key={open.id} group={open} row={row} closeTo={closeTo} />}
          </>
        )}
      </Loaded>
      {/* Not while the groups above are still without their height. */}
      {!settings.isPending && (
        <div className="grid gap-9 pt-9 lg:grid-cols-2">
          <Password />
          <Devices />
        </div>
      )}
    </>
  );
}

type RowProps = { group: SettingsGroup; row: SettingsRow; onEdit: () => void };

const GroupRow = ({ group, row, onEdit }: RowProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 border-b border-line py-4 lg:grid-cols-[14rem_minmax(0,1fr)_auto]">
    <h2 className="font-semibold max-lg:self-center">{group.title}</h2>
    <div className="text-ui max-lg:col-span-2">
      {group.summary(row).map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
      <p className="mt-1 text-sm text-ink-2">{text.shown(group.shown)}</p>
    </div>
    <Button
      icon="edit"
      aria-label={text.editOf(group.title)}
      onClick={onEdit}
      className="col-start-2 row-start-1 lg:col-start-3"
    >
      {text.edit}
    </Button>
  </li>
);
