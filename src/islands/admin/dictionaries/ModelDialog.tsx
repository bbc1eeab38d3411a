import type { AdminModel, ModelValues } from '#src/domain/admin/dictionaries.ts';
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
import { bodyOf, type Fields } from '../form/use-edit-form.ts';

type Values = Record<Exclude<keyof ModelValues, 'manufacturerId' | 'generations'>, string> & {
  generations: GenerationFields[];
};

const FIELDS: Fields<Values, AdminModel> = {
  name: { ...NAME, half: true },
  slug: { ...SLUG, half: true },
  aliases: ALIASES,
  generations: {
    label: text['generations.title'],
    of: (row) => (row?.generations ?? []).map(generationFields),
    render: ({ value, ...field }) => <GenerationsField generations={value} {...field} />,
    read: (generations) => generations.map(generationText).join('\n'),
    toSend: (generations) => generations.map(generationOf),
  },
};

export const ModelDialog = ({ model, closeTo }: { model: AdminModel; closeTo: string }) => (
  <EditDialog
    wide
    formName={`model-${model.id}`}
    title={text['models.edit']}
    row={model}
    fields={FIELDS}
    send={(values, on, key) => saveModel(bodyOf(FIELDS, values), on, key)}
    changed={dictionariesChanged}
    closeTo={closeTo}
  />
);
