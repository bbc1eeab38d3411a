import { imageAddress } from '#src/domain/catalogue/image-address.ts';
import { shortMoment } from '#src/domain/calendar.ts';
import type { HistoryChange, HistoryEntry, HistorySide, HistoryUndo } from '#src/domain/admin/history.ts';
import {
  actionText,
  buttonOf,
  editName,
  entityText,
  fieldName,
  historyText as text,
  PICTURE_FIELDS,
  valuesText,
} from '#src/strings/admin/history.ts';
import { historyAddress } from '../products/product-address.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { Button } from '../ui/Button.tsx';
import { Change } from '../ui/Change.tsx';

type Props = {
  entry: HistoryEntry;
  /** In the history of one product, whose name is in the heading. */
  isOfOne: boolean;
  onUndo: (undo: HistoryUndo) => void;
};

export function HistoryItem({ entry, isOfOne, onUndo }: Props) {
  const { at, username, action, entity, entityId, name, changes, isNew } = entry;
  const moment = shortMoment(new Date(at));
  const isProduct = entity === 'product';
  return (
    <li className="grid gap-3 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[14rem_minmax(0,1fr)_auto] lg:gap-6">
      <div>
        <p className="font-semibold">{actionText[action]}</p>
        <p className="text-sm text-ink-2 num">
          <time dateTime={at}>{moment}</time> · {username ?? text.somebody}
        </p>
      </div>
      <div className="min-w-0">
        {!isOfOne && (
          <p className="mb-1 font-semibold wrap-anywhere">
            {isProduct ? (
              <AdminLink href={historyAddress(entityId)} className="link-in">
                {name}
              </AdminLink>
            ) : (
              [entityText[entity], name].filter(Boolean).join(': ')
            )}
          </p>
        )}
        {changes.length === 0 ? (
          <p className="text-sm text-ink-2">{text.noChanges}</p>
        ) : (
          <dl className="grid gap-2 text-sm">
            {changes.map(({ field, before, after }) => (
              <Change
                key={field}
                label={fieldName(field)}
                before={isNew ? undefined : <Value field={field} value={before} />}
                after={<Value field={field} value={after} />}
              />
            ))}
          </dl>
        )}
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden md:max-lg:col-start-2 md:max-lg:row-[1/3] md:max-lg:flex-col lg:w-44 lg:flex-col">
        {undosOf(entry, moment).map(({ undo, label }) => (
          <Button key={undo} aria-label={label} onClick={() => onUndo(undo)} className="px-3!">
            {buttonOf({ entry, undo })}
          </Button>
        ))}
      </div>
    </li>
  );
}

function undosOf(
  { name, changes, restorable, merge, settings, bulk }: HistoryEntry,
  moment: string,
): { undo: HistoryUndo; label: string }[] {
  const edit = editName(changes);
  const ofSide = (side: HistorySide) => restorable[side] && text[side].named(name, moment, edit);
  const labels: Record<HistoryUndo, string | false | null> = {
    before: ofSide('before'),
    after: ofSide('after'),
    bulk: bulk && text.bulk.named(bulk.count, moment, edit),
    merge: merge && text.merge.named(merge.name, moment),
    settings: settings && text.settings.named(entityText.settings, moment, edit),
  };
  return (Object.keys(labels) as HistoryUndo[]).flatMap((undo) => {
    const label = labels[undo];
    return label ? [{ undo, label }] : [];
  });
}

function Value({ field, value }: { field: string; value: HistoryChange['before'] }) {
  if (value === null || value.length === 0) return <i>{text.nothing}</i>;
  if (PICTURE_FIELDS.has(field)) {
    return (
      <span className="inline-flex flex-wrap gap-1 align-middle">
        {[value].flat().map((hash, i) => (
          <img
            key={hash}
            src={imageAddress(hash, 160, 'webp')}
            alt={text.picture(i + 1)}
            loading="lazy"
            className="size-10 rounded-1 bg-studio object-cover"
          />
        ))}
      </span>
    );
  }
  return valuesText(field, value);
}
