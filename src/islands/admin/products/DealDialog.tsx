import { type ComponentProps, type SyntheticEvent, useRef, useState } from 'react';
import { type Deal, endsInPast, newDeal } from '#src/domain/admin/deal.ts';
import { priceFault, priceMinorOf } from '#src/domain/admin/product-rules.ts';
import { isoDay } from '#src/domain/calendar.ts';
import { DEAL_TEXT_MAX, RESERVATION_DAYS } from '#src/domain/limits/admin.ts';
import { choiceValues } from '#src/domain/product/product-fields.ts';
import { dealText as text } from '#src/strings/admin/deal.ts';
import { productsText } from '#src/strings/admin/products.ts';
import { fieldChoiceText, fieldLabel } from '#src/strings/product-fields.ts';
import { useFaultFocus } from '../form/use-fault-focus.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogButtons } from '../ui/DialogButtons.tsx';
import { TextField } from '../ui/Field.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';

type Props = {
  /** One product's present state, or undefined for several products. */
  deal?: Deal | undefined;
  lead: string;
  busy: boolean;
  onApply: (deal: Deal) => void;
  onClose: () => void;
};

const FORM_ID = 'dostupnost';
const STATES = choiceValues('availability');
const dayFromNow = (days: number) => isoDay(new Date(), days);

type Wrong = { field: keyof Deal; message: string };

/** The deal, or what is wrong with it. */
function dealOf(availability: Deal['availability'], data: FormData): Deal | Wrong {
  const value = (name: keyof Deal) => {
    const entry = data.get(name);
    return (typeof entry === 'string' && entry.trim()) || null;
  };
  const price = value('soldFor');
  const fault = priceFault(price);
  if (fault)
    return { field: 'soldFor', message: text.faults[fault === 'price.range' ? 'soldForRange' : 'soldFor'] };
  const deal = {
    availability,
    reservedFor: value('reservedFor'),
    reservedUntil: value('reservedUntil'),
    soldFor: priceMinorOf(price) ?? null,
    soldOn: value('soldOn'),
    soldWhere: value('soldWhere'),
  };
  if (!endsInPast(deal, dayFromNow(0))) return deal;
  return { field: 'reservedUntil', message: text.faults.reservedUntil };
}

/** In stock, reserved or sold; for whom and for how much only the owner sees. */
export function DealDialog({ deal: present, lead, busy, onApply, onClose }: Props) {
  const deal = present ?? newDeal('reserved');
  const [availability, setAvailability] = useState(deal.availability);
  const [wrong, setWrong] = useState<Wrong>();
  const form = useRef<HTMLFormElement>(null);
  useFaultFocus(form, wrong);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const made = dealOf(availability, new FormData(event.currentTarget));
    if ('message' in made) setWrong(made);
    else onApply(made);
  };
  const field = (
    name: keyof Deal,
    value: string | null,
    more: Pick<ComponentProps<'input'>, 'type' | 'min' | 'inputMode'> = {},
  ) => (
    <TextField
      id={`dostupnost-${name}`}
      name={name}
      label={fieldLabel[name]}
      error={wrong?.field === name ? wrong.message : undefined}
      defaultValue={value ?? ''}
      maxLength={DEAL_TEXT_MAX}
      autoComplete="off"
      {...more}
    />
  );
  return (
    <Dialog
      title={present ? text.open : fieldLabel.availability}
      compact
      onClose={onClose}
      footer={
        <DialogButtons
          form={FORM_ID}
          confirm={productsText['bulk.apply']}
          busy={busy && productsText['bulk.applying']}
          inHalves
          onCancel={onClose}
        />
      }
    >
      <form
        ref={form}
        id={FORM_ID}
        noValidate
        onSubmit={submit}
        onChange={() => setWrong(undefined)}
        className="grid gap-4"
      >
        <p className="wrap-anywhere text-ink-2">{lead}</p>
        <RadioGroup
          label={fieldLabel.availability}
          name="availability"
          values={STATES}
          words={fieldChoiceText.availability}
          value={availability}
          onChange={setAvailability}
          className="grid grid-cols-2 gap-x-4"
        />
        {availability === 'reserved' && (
          <>
            {field('reservedUntil', deal.reservedUntil ?? dayFromNow(RESERVATION_DAYS), {
              type: 'date',
              min: dayFromNow(0),
            })}
            {field('reservedFor', deal.reservedFor)}
            <p className="text-sm text-ink-2">{text.expires}</p>
          </>
        )}
        {availability === 'sold' && (
          <>
            {field('soldFor', deal.soldFor === null ? null : String(deal.soldFor / 100).replace('.', ','), {
              inputMode: 'decimal',
            })}
            {field('soldOn', deal.soldOn ?? dayFromNow(0), { type: 'date' })}
            {field('soldWhere', deal.soldWhere)}
          </>
        )}
        {(availability === 'reserved' || availability === 'sold') && (
          <p className="text-sm text-ink-2">{text.private}</p>
        )}
      </form>
    </Dialog>
  );
}
