import type { ComponentProps } from 'react';
import { imageAddress } from '#src/domain/catalogue/image-address.ts';
import type { AdminCategory } from '#src/domain/admin/dictionaries.ts';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { adminText } from '#src/strings/admin/shell.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu } from '../ui/Menu.tsx';
import { RowName } from '../ui/RowName.tsx';
import { entryMenu, ProductsLink } from './EntryTable.tsx';

type Sorting = {
  isFirst: boolean;
  isLast: boolean;
  /** -1 moves the row up. */
  onMove: (step: -1 | 1) => void;
  /** Dragging is a shortcut; the buttons do the same for keyboard users. */
  dragging: ComponentProps<'li'>;
};

type Props = {
  category: AdminCategory;
  hasPicture: boolean;
  address: string;
  productsAddress: string;
  /** Undefined where the row cannot be moved. */
  sorting: Sorting | undefined;
  onEdit: () => void;
  onDelete: () => void;
};

export function CategoryRow({ category, hasPicture, address, productsAddress, sorting, ...act }: Props) {
  const { name, hint, description, image } = category;
  return (
    <li
      {...sorting?.dragging}
      className={`relative flex items-center gap-3 border-b border-line py-2 lg:gap-4 lg:hover:bg-surface ${sorting ? 'lg:cursor-grab' : ''}`}
    >
      {hasPicture && <Tile image={image ?? null} />}
      <div className="min-w-0 flex-1">
        <RowName onOpen={act.onEdit} className="flex min-h-8 items-center leading-snug">
          {name}
        </RowName>
        <p className="flex text-sm text-ink-2">
          <span className="shrink-0 num">
            <ProductsLink row={category} address={productsAddress} />
          </span>
          {(hint || description) && (
            <span className="truncate whitespace-pre max-sm:hidden"> · {hint || description}</span>
          )}
        </p>
      </div>
      <div className="relative flex">
        {sorting && (
          <>
            <IconButton
              icon="up"
              label={text['categories.up'](name)}
              disabled={sorting.isFirst}
              onClick={() => sorting.onMove(-1)}
            />
            <IconButton
              icon="down"
              label={text['categories.down'](name)}
              disabled={sorting.isLast}
              onClick={() => sorting.onMove(1)}
            />
          </>
        )}
        <div className="-mr-3">
          <Menu label={adminText.actions(name)} items={entryMenu(address, act.onEdit, act.onDelete)} />
        </div>
      </div>
    </li>
  );
}

const Tile = ({ image }: { image: string | null }) =>
  image ? (
    <img
      src={imageAddress(image, 160, 'webp')}
      alt=""
      draggable={false}
      className="size-14 shrink-0 rounded-1 bg-studio object-cover"
    />
  ) : (
    <span className="grid size-14 shrink-0 place-items-center rounded-1 bg-sunken text-ink-3">
      <Icon name="image" />
    </span>
  );
