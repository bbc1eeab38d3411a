import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { prepareChoices } from '#src/stores/admin/choices.ts';
import { onKeptSaved, sendKept } from '#src/stores/admin/send-kept.ts';
import { $session } from '#src/stores/admin/session.ts';
import { formStateText } from '#src/strings/admin/form-state.ts';
import { formText as text } from '#src/strings/admin/product-form.ts';
import { productsChanged } from './changes.ts';
import { tellChange } from './products/product-actions.ts';

/** Sends what closed forms still hold, whenever the panel is open and there is a network. */
export function useKeptSending(): void {
  const { state } = useStore($session);
  useEffect(() => {
    onKeptSaved(({ name, status, undo = null }, isNew) => {
      tellChange(isNew ? text['saved.add'](name, status === 'draft') : formStateText.saved(name), undo);
      productsChanged();
    });
    const send = () => void sendKept();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, []);
  useEffect(() => {
    if (state !== 'in') return;
    void sendKept();
    void prepareChoices();
  }, [state]);
}
