import type { SettingsRow } from '#src/domain/admin/settings.ts';
import { saveSettings } from '#src/stores/admin/settings.ts';
import { notify } from '#src/stores/toasts.ts';
import { formStateText } from '#src/strings/admin/form-state.ts';
import { tellUndoable } from '../actions.ts';
import { settingsChanged } from '../changes.ts';
import { queryClient } from '../query-client.ts';
import { EditDialog } from '../form/EditDialog.tsx';
import { bodyOf } from '../form/use-edit-form.ts';
import type { SettingValue } from './setting-fields.tsx';
import type { SettingsGroup } from './settings-groups.tsx';
import { undoSettings } from './undo-settings.ts';

type Values = Record<string, SettingValue>;
type Saved = SettingsRow & { undo?: string | null };

type Props = { group: SettingsGroup; row: SettingsRow; closeTo: string };

/** The form of one group; the other settings are not sent. */
export const SettingsDialog = ({ group, row, closeTo }: Props) => (
  <EditDialog<Values, Saved>
    formName={`postavke-${group.id}`}
    title={group.title}
    row={row}
    fields={group.fields}
    wide={group.isWide}
    send={async (values, on) => {
      const answer = await saveSettings(
        bodyOf<Values, SettingsRow>(group.fields, values),
        on?.version ?? row.version,
      );
      // The next form is opened with what this one has saved, however soon.
      queryClient.setQueryData(['settings'], answer.settings);
      return { ...answer.settings, undo: answer.undo };
    }}
    changed={settingsChanged}
    tell={({ undo: batch }, isOpen) => {
      if (isOpen) notify(formStateText['saved.stay'](group.title));
      else if (batch) tellUndoable(formStateText.saved(group.title), () => undoSettings(batch));
      else notify(formStateText.saved(group.title));
    }}
    closeTo={closeTo}
  />
);
