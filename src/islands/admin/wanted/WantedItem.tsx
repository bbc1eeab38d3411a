import { useState } from 'react';
import { wantedReply } from '#src/domain/admin/wanted-reply.ts';
import type { WantedPart } from '#src/domain/admin/wanted-part.ts';
import { calendarDate, shortMoment } from '#src/domain/calendar.ts';
import { deleteWantedPart, setWantedAnswered } from '#src/stores/admin/wanted-parts.ts';
import { notify } from '#src/stores/toasts.ts';
import { wantedListText as text } from '#src/strings/admin/wanted-parts.ts';
import { succeeds, tellUndoable, useAction } from '../actions.ts';
import { wantedPartsChanged } from '../changes.ts';
import { productAddress } from '../products/product-address.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { ReplyWays } from '../ui/ReplyWays.tsx';

/** On phones the buttons fill their lines, and the last one leaves room for the bin. */
const FILLS_LINE = 'max-sm:grow max-sm:px-4!';

type Props = {
  wanted: WantedPart;
  /** The product that is offered first. */
  productId: number | undefined;
};

export function WantedItem({ wanted, productId }: Props) {
  const { id, part, name, answeredAt } = wanted;
  const [isDeleting, setDeleting] = useState(false);
  const marking = useAction(wantedPartsChanged);
  const deleting = useAction(wantedPartsChanged);
  const markLabel = answeredAt ? text.markWaiting : text.markAnswered;
  const mark = (isAnswered: boolean) =>
    marking.run(async () => {
      await setWantedAnswered(id, isAnswered);
      const undo = () => succeeds(() => setWantedAnswered(id, !isAnswered), wantedPartsChanged);
      // The item moves, and leaves the list of those who wait for one product.
      tellUndoable(isAnswered ? text.marked : text.unmarked, undo, { focus: true });
    });
  const remove = () => {
    // First, so that the toast appears on the page and keeps the focus when the item is gone.
    setDeleting(false);
    deleting.run(async () => {
      await deleteWantedPart(id);
      notify(text.deleted, { focus: true });
    });
  };
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line py-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <WantedText wanted={wanted} />
      <div className="flex flex-wrap items-center gap-2">
        <Replies wanted={wanted} productId={productId} />
        <Button
          className={FILLS_LINE}
          icon={answeredAt ? 'refresh' : 'check'}
          busy={marking.isBusy && markLabel}
          onClick={() => mark(!answeredAt)}
        >
          {markLabel}
        </Button>
        <IconButton icon="trash" label={text.delete(`${part}, ${name}`)} onClick={() => setDeleting(true)} />
      </div>
      {isDeleting && (
        <ConfirmDialog
          title={text['delete.title']}
          question={text['delete.question'](part, name)}
          confirm={text['delete.confirm']}
          onConfirm={remove}
          onCancel={() => setDeleting(false)}
        />
      )}
    </li>
  );
}

function WantedText({ wanted }: { wanted: WantedPart }) {
  const { part, vehicle, name, createdAt, keptUntil, answeredAt, isVehicleKnown, offers } = wanted;
  const facts = [name, shortMoment(new Date(createdAt)), text.kept(calendarDate(new Date(keptUntil)))];
  return (
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">
        {part} · {vehicle}
      </p>
      <p className="text-sm text-ink-2 num">
        {(answeredAt ? [...facts, text.answeredOn(calendarDate(new Date(answeredAt)))] : facts).join(' · ')}
      </p>
      {!isVehicleKnown && <p className="text-sm text-ink-2">{text.unknownVehicle}</p>}
      {isVehicleKnown && offers.length === 0 && <p className="text-sm text-ink-2">{text.nothing}</p>}
      {offers.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          <b>{text.has}</b>
          {offers.map((offer) => (
            <AdminLink
              key={offer.id}
              href={productAddress(offer.id)}
              className="underline inline-flex min-h-target items-center"
            >
              {offer.name}
            </AdminLink>
          ))}
        </p>
      )}
    </div>
  );
}

function Replies({ wanted, productId }: Props) {
  const offer = wanted.offers.find(({ id }) => id === productId) ?? wanted.offers[0];
  const links = wantedReply(wanted, offer, location.origin, text.reply);
  return <ReplyWays links={links} className={FILLS_LINE} />;
}
