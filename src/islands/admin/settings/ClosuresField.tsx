import { useRef } from 'react';
import type { Closure } from '#src/domain/shop/shop.ts';
import { settingsText as text } from '#src/strings/admin/settings.ts';
import { Button } from '../ui/Button.tsx';
import { faultAt, type Faults } from '../form/fault-at.ts';
import { ListFault, TextField } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';

type Props = {
  closures: readonly Closure[];
  faults: Faults;
  onChange: (closures: Closure[]) => void;
};

/** Days on which the shop is closed, each with its first and last day. */
export function ClosuresField({ closures, faults, onChange }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const set = (at: number, change: Partial<Closure>) =>
    onChange(closures.map((one, i) => (i === at ? { ...one, ...change } : one)));
  return (
    <div ref={place} className="grid gap-4">
      <p className="text-sm leading-snug text-ink-2">{text['closures.lead']}</p>
      {closures.map(({ from, to, reason }, i) => (
        <div
          key={i}
          role="group"
          aria-label={text['closures.row'](i + 1)}
          className="grid grid-cols-2 items-start gap-2 border-t border-line pt-3 lg:grid-cols-[11rem_11rem_minmax(0,1fr)_2.75rem]"
        >
          <TextField
            id={`neradni-od-${i}`}
            type="date"
            label={text['closures.from']}
            value={from}
            error={faultAt(faults, `closures.${i}.from`)}
            onChange={({ target }) =>
              set(i, { from: target.value, to: to === '' || to === from ? target.value : to })
            }
          />
          <TextField
            id={`neradni-do-${i}`}
            type="date"
            label={text['closures.to']}
            value={to}
            min={from}
            error={faultAt(faults, `closures.${i}.to`)}
            onChange={({ target }) => set(i, { to: target.value })}
          />
          <TextField
            id={`neradni-razlog-${i}`}
            label={text['closures.reason']}
            value={reason}
            className="max-lg:col-span-2"
            autoComplete="off"
            error={faultAt(faults, `closures.${i}.reason`)}
            onChange={({ target }) => set(i, { reason: target.value })}
          />
          <IconButton
            icon="trash"
            label={text['closures.remove'](i + 1)}
            className="self-end max-lg:col-start-2 max-lg:justify-self-end"
            onClick={() => {
              onChange(closures.filter((_, at) => at !== i));
              place.current?.querySelector<HTMLButtonElement>('[data-add]')?.focus();
            }}
          />
        </div>
      ))}
      <ListFault id="neradni-dani" error={faults['closures']} />
      <Button
        icon="plus"
        data-add
        className="justify-self-start"
        onClick={() => onChange([...closures, { from: '', to: '', reason: '' }])}
      >
        {text['closures.add']}
      </Button>
    </div>
  );
}
