import type { ChangeEvent, ReactNode } from 'react';
import type { PendingFilters } from '#src/domain/product-list/pending-filters.ts';
import { type FieldFilterName, FILTERS, type FilterName } from '#src/domain/product-list/filters.ts';
import type { ModelOptions, PanelOptions } from '#src/domain/product-list/panel-options.ts';
import { endsOf, RANGE_NAMES, type RangeEnd } from '#src/domain/product-list/range-ends.ts';
import { type RangeName, RANGES } from '#src/domain/product-list/ranges.ts';
import { groupNamed } from '#src/strings/category-groups.ts';
import { filterText as text } from '#src/strings/list-filter.ts';
import { fieldLabel } from '#src/strings/product-fields.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { choiceWithCount } from './choice-name.ts';
import { ManufacturerSelect } from './ManufacturerSelect.tsx';
import { SlugSelect } from './SlugSelect.tsx';

/** The form's id, for controls that belong to it but are outside. */
export const FILTER_FORM = 'filteri';

const ANY_MODEL: Record<ModelOptions['state'], string> = {
  ready: text['filter.models'],
  'manufacturer first': text['filter.modelsFirst'],
  loading: text['filter.modelsLoading'],
  failed: text['filter.modelsFailed'],
};

type PanelActions = {
  choose: (name: FilterName, text: string) => void;
  /** A number has been entered; `isUnreadable` where the browser cannot read the text as one. */
  enterNumber: (end: RangeEnd, isUnreadable: boolean) => void;
  apply: () => void;
};

export type PanelProps = {
  /** Address of the list's first page. */
  action: string;
  options: PanelOptions;
  fields: readonly FieldFilterName[];
  model: ModelOptions;
  /** False on the page of one category. */
  withCategory: boolean;
  /** What is chosen but not applied yet (DECISIONS U13). */
  pending: PendingFilters;
  /** Number of filters in force. */
  active?: number;
  /** Number of products that the pending filters would show; undefined while unknown. */
  count?: number | undefined;
  /** A sentence about the numbers that were entered. */
  note?: string;
  on?: PanelActions;
};

const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  <label>
    {label}
    {children}
  </label>
);

function VehicleFields({ options, model, pending, on }: PanelProps) {
  return (
    <>
      <Field label={text['filter.manufacturer']}>
        <ManufacturerSelect
          manufacturers={options.manufacturers}
          chosen={pending.manufacturer}
          onChoose={(slug) => on?.choose('manufacturer', slug)}
        />
      </Field>
      <Field label={text['filter.model']}>
        <SlugSelect
          word={FILTERS.model.word}
          any={ANY_MODEL[model.state]}
          options={model.options}
          chosen={pending.model}
          disabled={model.state !== 'ready'}
          onChoose={(slug) => on?.choose('model', slug)}
        />
      </Field>
    </>
  );
}

function ChoiceField({ name, options, pending, on }: PanelProps & { name: FieldFilterName }) {
  const { word, values, write } = FILTERS[name];
  return (
    <Field label={fieldLabel[name]}>
      <select name={word} value={pending[name]} onChange={({ target }) => on?.choose(name, target.value)}>
        <option value="all">{text['filter.any']}</option>
        {values.map((value) => (
          <option key={value} value={write(value)}>
            {choiceWithCount(name, value, options.counts)}
          </option>
        ))}
      </select>
    </Field>
  );
}

function RangeFields({ name, pending, on }: PanelProps & { name: RangeName }) {
  const [from, to] = endsOf(name);
  const [min, max] = RANGES[name].limits();
  const field = (end: RangeEnd, label: string, hint: number) => (
    <Field label={label}>
      <input
        name={FILTERS[end].word}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        placeholder={String(hint)}
        value={pending[end]}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => on?.choose(end, target.value)}
        onBlur={({ target }) => on?.enterNumber(end, target.validity.badInput)}
      />
    </Field>
  );
  return (
    <div className="grid grid-cols-2 gap-3">
      {field(from, text[`${name}.from`], min)}
      {field(to, text[`${name}.to`], max)}
    </div>
  );
}

/** A live region, empty while there is nothing to say. */
const Note = ({ children }: { children: string }) => (
  <p className="fp__note" role="status">
    {children}
  </p>
);

/** The form of a list's filters. */
export function FilterPanel(props: PanelProps) {
  const { action, options, fields, withCategory, pending, active = 0, count, note = '', on } = props;
  const { categories } = options;
  const group = groupNamed(pending.category);
  const isListed = categories.some(({ slug }) => slug === pending.category);
  return (
    <form
      id={FILTER_FORM}
      className="fp"
      method="get"
      action={action}
      aria-labelledby="filteri-naslov"
      autoComplete="off"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        on?.apply();
      }}
    >
      <div className="flex min-h-6.5 items-center justify-between max-lg:hidden">
        <h2 id="filteri-naslov" className="t-sm">
          {text['filter.button']}
        </h2>
        {active > 0 && (
          <span className="num">
            <Badge tone="soft">{text['filter.active'](active)}</Badge>
          </span>
        )}
      </div>
      <VehicleFields {...props} />
      {withCategory && (
        <Field label={text['filter.category']}>
          <SlugSelect
            word={FILTERS.category.word}
            any={text['filter.categories']}
            options={
              group && !isListed ? [{ name: group, slug: pending.category }, ...categories] : categories
            }
            chosen={pending.category}
            onChoose={(slug) => on?.choose('category', slug)}
          />
        </Field>
      )}
      {fields.map((name) => (
        <ChoiceField key={name} name={name} {...props} />
      ))}
      {RANGE_NAMES.map((name) => (
        <RangeFields key={name} {...props} name={name} />
      ))}
      <div className="fp__b">
        <Button type="submit" block className="num">
          {count === undefined ? text['filter.apply'] : text['filter.applyCount'](count)}
        </Button>
        <Button variant="line" block data-clear-filters="">
          {text['filter.clear']}
        </Button>
      </div>
      {/* Below the buttons: a line that appears during a press must not move the button from under the finger. */}
      <Note>{note}</Note>
      <Note>{count === 0 ? text['filter.none'] : ''}</Note>
    </form>
  );
}
