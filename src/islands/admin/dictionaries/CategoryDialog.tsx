import { imageAddress } from '#src/domain/catalogue/image-address.ts';
import type { AdminCategory, CategoryValues } from '#src/domain/admin/dictionaries.ts';
import { type CategoryPath, saveCategory } from '#src/stores/admin/dictionaries.ts';
import { dictionaryText as text, entryFieldLabel } from '#src/strings/admin/dictionary-screens.ts';
import { dictionariesChanged } from '../changes.ts';
import { NAME, SLUG } from './dictionary-fields.ts';
import { EditDialog } from '../form/EditDialog.tsx';
import { faultAt } from '../form/fault-at.ts';
import { NEW_ENTRY } from '../form/use-open-form.ts';
import { TilePicture } from './TilePicture.tsx';
import type { Fields } from '../form/use-edit-form.ts';

type TuningValues = Required<CategoryValues>;
type Values = Omit<TuningValues, 'hint' | 'image'>;

const PLAIN: Fields<Values, AdminCategory> = {
  name: NAME,
  description: { label: entryFieldLabel.description, kind: 'lines', of: (row) => row?.description ?? '' },
  slug: SLUG,
};

const TUNING: Fields<TuningValues, AdminCategory> = {
  image: {
    label: entryFieldLabel.image,
    of: (row) => row?.image ?? null,
    render: ({ value, faults, onChange }) => (
      <TilePicture image={value} error={faultAt(faults, 'image')} onChange={onChange} />
    ),
    read: (image) => image ?? '',
    show: (image) =>
      image && (
        <img
          src={imageAddress(image, 320, 'webp')}
          alt=""
          className="mt-2 aspect-picture w-32 rounded-2 bg-studio object-cover"
        />
      ),
  },
  name: NAME,
  hint: { label: text['tuning.hint'], help: text['tuning.hintHelp'], of: (row) => row?.hint ?? '' },
  description: PLAIN.description,
  slug: SLUG,
};

const FIELDS: Record<CategoryPath, Fields<Values, AdminCategory>> = {
  categories: PLAIN,
  'tuning-categories': TUNING,
};

type Props = { path: CategoryPath; category: AdminCategory | undefined; closeTo: string };

export const CategoryDialog = ({ path, category, closeTo }: Props) => (
  <EditDialog
    formName={`${path}-${category?.id ?? NEW_ENTRY}`}
    title={text['categories.edit']}
    newTitle={text['categories.new']}
    row={category}
    fields={FIELDS[path]}
    send={(values, on, key) => saveCategory(path, values, on, key)}
    changed={dictionariesChanged}
    closeTo={closeTo}
  />
);
