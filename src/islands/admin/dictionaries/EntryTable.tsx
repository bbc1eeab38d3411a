import type { ComponentProps, ReactNode } from 'react';
import { dictionaryText as text } from '#src/strings/admin/dictionary-screens.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { Menu, type MenuItem } from '../ui/Menu.tsx';
import { RowName } from '../ui/RowName.tsx';

export type Column<Row> = {
  label: string;
  isNumber?: boolean;
  className?: string;
  cell: (row: Row) => ReactNode;
};

type Opening = { href: string } | { onOpen: () => void };

type Props<Row> = {
  grid: string;
  nameLabel: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  opening: (row: Row) => Opening;
  note?: (row: Row) => string;
  /** What a phone shows in place of the columns; products follow. */
  summary: (row: Row) => string;
  /** For the link to the products that refer to the row. */
  productsAddress: (row: Row) => string;
  menu: (row: Row) => readonly MenuItem[];
};

const GRID = 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line';

/** Manufacturers or models: name, facts and a menu in every row. */
export const EntryTable = <Row extends { id: number; name: string; products: number }>(props: Props<Row>) => (
  <>
    <div
      className={`${GRID} ${props.grid} hidden border-t border-t-ink py-2.5 label lg:grid`}
      aria-hidden="true"
    >
      <span>{props.nameLabel}</span>
      {props.columns.map(({ label, isNumber }) => (
        <span key={label} className={isNumber ? 'text-right' : ''}>
          {label}
        </span>
      ))}
      <span className="text-right">{text.productsColumn}</span>
    </div>
    <ul className="max-lg:border-t max-lg:border-ink">
      {props.rows.map((row) => (
        <li key={row.id} className={`${GRID} ${props.grid} relative py-2 lg:py-1.5 lg:hover:bg-surface`}>
          <div className="min-w-0">
            <RowName
              {...(props.opening(row) as ComponentProps<typeof RowName>)}
              className="flex min-h-8 items-center lg:min-h-target"
            >
              {row.name}
            </RowName>
            {props.note?.(row) && <p className="truncate text-sm text-ink-2">{props.note(row)}</p>}
            <p className="text-sm text-ink-2 num lg:hidden">
              {props.summary(row)} · <ProductsLink row={row} address={props.productsAddress(row)} />
            </p>
          </div>
          {props.columns.map(({ label, isNumber, className = 'text-ui num', cell }) => (
            <span key={label} className={`${className} ${isNumber ? 'text-right' : ''} max-lg:hidden`}>
              {cell(row)}
            </span>
          ))}
          <span className="text-right text-ui num max-lg:hidden">
            <ProductsLink row={row} address={props.productsAddress(row)} />
          </span>
          <div className="-mr-3 max-lg:col-start-2 max-lg:row-start-1">
            <Menu label={text.editNamed(row.name)} items={props.menu(row)} />
          </div>
        </li>
      ))}
    </ul>
  </>
);

type LinkProps = { row: { name: string; products: number }; address: string };

/** A link to the products that refer to the entry; it lies over the row's own link. */
export const ProductsLink = ({ row: { name, products }, address }: LinkProps) =>
  products === 0 ? (
    text.products(0)
  ) : (
    <AdminLink
      href={address}
      aria-label={`${name}: ${text.products(products)}`}
      className="relative -my-2.5 inline-flex min-h-target items-center"
    >
      <span className="link-in">{text.products(products)}</span>
    </AdminLink>
  );

/** The menu of every entry of the dictionaries; `more` comes before the deletion. */
export const entryMenu = (
  address: string,
  onEdit: () => void,
  onDelete: () => void,
  ...more: MenuItem[]
): MenuItem[] => [
  { label: text.edit, icon: 'edit', run: onEdit },
  { label: text.viewPage, icon: 'external', run: () => window.open(address) },
  ...more,
  { label: text.remove, icon: 'trash', danger: true, run: onDelete },
];
