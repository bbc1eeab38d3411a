import {
  VEHICLE_PARTS,
  type VehicleChoice,
  vehicleField,
  type VehiclePart,
} from '#src/domain/vehicle/vehicle-choice.ts';
import { choiceText as text } from '#src/strings/vehicle-choice.ts';
import { Icon } from '../ui/Icon.tsx';
import { downPath } from '../ui/icons.ts';

const LABELS = { manufacturer: text.manufacturer, model: text.model, year: text.year };
const NAMES = { manufacturer: 'marka', model: 'model', year: 'godina' };

/** `prefix` is the `id` of its `VehicleSelects`. */
export const selectId = (prefix: string, part: VehiclePart): string => `${prefix}-${NAMES[part]}`;

const LOOKS = {
  /** Cells of one joined panel: the label is inside, above the value. */
  panel: {
    cell: 'relative min-w-0 border-b border-line md:border-r md:nth-3:border-r-0 lg:border-b-0 lg:nth-3:border-r',
    label: 'absolute top-2.5 left-4 text-2xs label md:top-3 md:left-5',
    select:
      'h-15 w-full appearance-none pt-6 pr-11 pb-1 pl-4 text-control-lg leading-[1.2] font-semibold text-ellipsis -outline-offset-4 md:h-17 md:pl-5 md:max-lg:text-md',
  },
  form: {
    cell: '',
    label: 'mb-2 block label',
    select: 'field h-control w-full chevron pr-10 pl-3.5 text-ellipsis',
  },
};

type Props = {
  choice: VehicleChoice;
  look: keyof typeof LOOKS;
  /** Prefix of the ids of the fields. */
  id: string;
  onChoose: (part: VehiclePart, value: string) => void;
};

/** Manufacturer, model and year in native selects; each offers what fits the one before it. */
export const VehicleSelects = ({ choice, look, id, onChoose }: Props) =>
  VEHICLE_PARTS.map((part) => {
    const { value, hint, options } = vehicleField(choice, part);
    const isFirst = part === 'manufacturer';
    const classes = LOOKS[look];
    return (
      <div key={part} className={isFirst ? classes.cell : `${classes.cell} scripted`}>
        <label htmlFor={selectId(id, part)} className={classes.label}>
          {LABELS[part]}
        </label>
        <select
          id={selectId(id, part)}
          // Without a script only the manufacturer is chosen, and sent.
          name={isFirst ? NAMES[part] : undefined}
          value={value}
          autoComplete="off"
          required={isFirst}
          // Not `disabled`: Tab would pass over a select whose choices are still loading.
          aria-disabled={(!isFirst && options.length === 0) || undefined}
          onChange={(event) => onChoose(part, event.target.value)}
          className={classes.select}
        >
          {hint && <option value="">{text[hint]}</option>}
          {options.map(({ name, slug }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
        {look === 'panel' && (
          <Icon
            path={downPath}
            className="pointer-events-none absolute top-1/2 right-4 [translate:0_-50%] text-ink-2"
          />
        )}
      </div>
    );
  });
