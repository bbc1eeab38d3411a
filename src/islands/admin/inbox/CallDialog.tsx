import type { Stored } from '#src/domain/admin/edit-conflict.ts';
import { CALL_TEXT_MAX, CONTACT_MESSAGE_MAX } from '#src/domain/limits/visitors.ts';
import { deleteMessage, noteCall } from '#src/stores/admin/inbox.ts';
import { notify } from '#src/stores/toasts.ts';
import { callText as text } from '#src/strings/admin/call.ts';
import { formStateText } from '#src/strings/admin/form-state.ts';
import { succeeds, tellUndoable } from '../actions.ts';
import { messagesChanged } from '../changes.ts';
import { EditDialog } from '../form/EditDialog.tsx';
import type { Fields } from '../form/use-edit-form.ts';
import { type ChosenProduct, ProductChoice } from './ProductChoice.tsx';

type Values = { caller: string; product: ChosenProduct | null; vehicle: string; note: string };
/** The message that stores the call, with what was typed. */
type Call = Stored & Values;

const FIELDS: Fields<Values, Call> = {
  caller: {
    label: text.caller,
    help: text.callerHelp,
    required: true,
    input: { maxLength: CALL_TEXT_MAX },
    of: (call) => call?.caller ?? '',
  },
  product: {
    label: text.product,
    of: (call) => call?.product ?? null,
    // Two used parts often have the same name.
    read: (product) => (product ? `${product.name} ${product.id}` : ''),
    render: ({ value, onChange }) => <ProductChoice product={value} onChoose={onChange} />,
  },
  vehicle: {
    label: text.vehicle,
    input: { maxLength: CALL_TEXT_MAX },
    of: (call) => call?.vehicle ?? '',
  },
  note: {
    label: text.more,
    kind: 'lines',
    input: { maxLength: CONTACT_MESSAGE_MAX },
    of: (call) => call?.note ?? '',
  },
};

/** Notes a call: who called and about which part; the rest may stay empty. */
export const CallDialog = ({ closeTo }: { closeTo: string }) => (
  <EditDialog<Values, Call>
    formName="poziv"
    title={text.note}
    nameOf={({ caller }) => text.of(caller.trim())}
    confirm={text.save}
    row={undefined}
    fields={FIELDS}
    send={async (values, _on, key) => {
      const { product, ...typed } = values;
      const { id } = await noteCall({ ...typed, productId: product?.id ?? null }, key);
      return { ...values, id, version: 0 };
    }}
    changed={messagesChanged}
    tell={({ id }, isOpen) => {
      if (isOpen) notify(formStateText['saved.stay'](text.subject));
      else tellUndoable(text.saved, () => succeeds(() => deleteMessage(id), messagesChanged));
    }}
    closeTo={closeTo}
  />
);
