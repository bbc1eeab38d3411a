import type { AdminModel } from '#src/domain/admin/dictionaries.ts';
import { splitList } from '#src/domain/dictionaries/tidy-list.ts';
import { saveModel } from '#src/stores/admin/dictionaries.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { dictionariesChanged } from '../changes.ts';
import { ALIASES, NAME, SLUG } from './dictionary-fields.ts';
import { EditDialog } from '../form/EditDialog.tsx';
import {
  generationFields,
  type GenerationFields,
  generationOf,
  generationText,
} from './generation-fields.ts';
import { GenerationsField } from './GenerationsField.tsx';
import type { Fields } from '../form/use-edit-form.ts';

type Values = { name: string; slug: string; aliases: string; generations: GenerationFields[] };

const FIELDS: Fields<Values, AdminModel> = {
  name: { ...NAME, half: true },
  slug: { ...SLUG, half: true },
  aliases: ALIASES,
  generations: {
    label: text['generations.title'],
    of: (row) => (row?.generations ?? []).map(generationFields),
    render: ({ value, ...field }) => <GenerationsField generations={value} {...field} />,
    read: (generations) => generations.map(generationText).join('\n'),
  },
};

export const ModelDialog = ({ model, closeTo }: { model: AdminModel; closeTo: string }) => (
  <EditDialog
    wide
    formName={`model-${model.id}`}
    title={text['models.edit']}
    row={model}
    fields={FIELDS}
    send={({ name, slug, aliases, generations }, on, key) => {
      const built = { aliases: splitList(aliases), generations: generations.map(generationOf) };
      return saveModel({ name, slug, ...built }, on, key);
    }}
    changed={dictionariesChanged}
    closeTo={closeTo}
  />
);
