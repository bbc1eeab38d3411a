import { type SyntheticEvent, useRef, useState } from 'react';
import { type Deal, newDeal } from '#src/domain/admin/deal.ts';
import { priceMinorOf } from '#src/domain/admin/product-rules.ts';
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

/** Undefined when the price cannot be read. */
function dealOf(availability: Deal['availability'], data: FormData): Deal | undefined {
  const value = (name: keyof Deal) => {
    const entry = data.get(name);
    return (typeof entry === 'string' && entry.trim()) || null;
  };
  const soldFor = priceMinorOf(value('soldFor'));
  if (soldFor === undefined) return undefined;
  return {
    availability,
    reservedFor: value('reservedFor'),
    reservedUntil: value('reservedUntil'),
    soldFor,
    soldOn: value('soldOn'),
    soldWhere: value('soldWhere'),
  };
}

/** In stock, reserved or sold; for whom and for how much only the owner sees. */
export function DealDialog({ deal = newDeal('reserved'), lead, busy, onApply, onClose }: Props) {
  const [availability, setAvailability] = useState(deal.availability);
  const [isWrong, setWrong] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFaultFocus(form, isWrong);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const made = dealOf(availability, new FormData(event.currentTarget));
    setWrong(made === undefined);
    if (made) onApply(made);
  };
  const field = (name: keyof Deal, value: string | null, type = 'text') => (
    <TextField
      id={`dostupnost-${name}`}
      name={name}
      type={type}
      label={fieldLabel[name]}
      defaultValue={value ?? ''}
      maxLength={DEAL_TEXT_MAX}
      autoComplete="off"
    />
  );
  return (
    <Dialog
      title={fieldLabel.availability}
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
        onChange={() => setWrong(false)}
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
            {field('reservedUntil', deal.reservedUntil ?? dayFromNow(RESERVATION_DAYS), 'date')}
            {field('reservedFor', deal.reservedFor)}
            <p className="text-sm text-ink-2">{text.expires}</p>
          </>
        )}
        {availability === 'sold' && (
          <>
            <TextField
              id="dostupnost-soldFor"
              name="soldFor"
              inputMode="decimal"
              label={fieldLabel.soldFor}
              error={isWrong ? text.badPrice : undefined}
              defaultValue={deal.soldFor === null ? '' : String(deal.soldFor / 100).replace('.', ',')}
              autoComplete="off"
            />
            {field('soldOn', deal.soldOn ?? dayFromNow(0), 'date')}
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
