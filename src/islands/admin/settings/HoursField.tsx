import type { DayHours } from '#src/domain/shop/shop.ts';
import { settingsText as text } from '#src/strings/admin/settings.ts';
import { DAYS } from '#src/strings/opening-hours.ts';
import { FIELD_CLASSES, noteState } from '#src/views/ui/Field.tsx';
import { Button } from '../ui/Button.tsx';
import { Check } from '../ui/Check.tsx';
import { faultAt, type Faults } from '../form/fault-at.ts';
import { FieldNote } from '../ui/Field.tsx';

const USUAL = { opens: '08:00', closes: '16:00' };
const TIMES = ['opens', 'closes'] as const;

type Props = {
  week: readonly DayHours[];
  faults: Faults;
  onChange: (week: DayHours[]) => void;
};

/** Seven days, each open from one time to another, or closed. */
export function HoursField({ week, faults, onChange }: Props) {
  const set = (day: number, hours: DayHours) => onChange(week.map((one, i) => (i === day ? hours : one)));
  const [monday = null] = week;
  return (
    <div className="grid">
      {DAYS.map((name, i) => {
        const hours = week[i] ?? null;
        const id = `radno-vrijeme-${i}`;
        const fault = faultAt(faults, `openingHours.${i}`);
        return (
          <div
            key={name}
            role="group"
            aria-label={name}
            className="grid min-h-14 grid-cols-2 items-center gap-x-2 border-b border-line py-1.5 sm:grid-cols-[minmax(0,1fr)_9rem_9rem]"
          >
            <Check
              className={`flex min-h-target items-center gap-2 ${hours ? 'max-sm:col-span-2' : ''}`}
              checked={hours !== null}
              aria-label={text['hours.open'](name)}
              onChange={({ target }) => set(i, target.checked ? USUAL : null)}
            >
              <span className="text-ui">{name}</span>
            </Check>
            {hours ? (
              TIMES.map((which) => (
                <input
                  key={which}
                  type="time"
                  aria-label={text[`hours.${which}`](name)}
                  {...noteState(id, { error: fault })}
                  value={hours[which]}
                  onChange={({ target }) => set(i, { ...hours, [which]: target.value })}
                  className={`${FIELD_CLASSES} h-control px-2 num`}
                />
              ))
            ) : (
              <p className="text-sm text-ink-2 sm:col-span-2">{text['hours.closed']}</p>
            )}
            {fault && (
              <div className="col-span-full">
                <FieldNote id={id} error={fault} />
              </div>
            )}
          </div>
        );
      })}
      <Button
        className="mt-4 justify-self-start"
        onClick={() => onChange(week.map((hours, i) => (i < 5 ? monday : hours)))}
      >
        {text['hours.copy']}
      </Button>
    </div>
  );
}
