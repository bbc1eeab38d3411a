import { type SubmitEvent, useState } from 'react';
import { AdminProblem } from '#src/stores/admin/admin-call.ts';
import { refreshPublish } from '#src/stores/admin/publish.ts';
import { failureText } from '#src/strings/admin/failures.ts';
import { queryClient } from '../query-client.ts';

type Fault = { message: string; fields: Record<string, string> };

/** Everything that shows brands, models or categories asks again, and the publishing bar looks. */
export function dictionariesChanged(): void {
  for (const key of ['manufacturers', 'models', 'choices', 'categories', 'products', 'overview'])
    void queryClient.invalidateQueries({ queryKey: [key] });
  void refreshPublish();
}

/** One form's sending: what is under way, and what was refused, by field. A form stays as it is until it is saved. */
export function useSaving(send: () => Promise<unknown>, done: () => void) {
  const [isSaving, setSaving] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    setFault(undefined);
    try {
      await send();
      dictionariesChanged();
      done();
    } catch (error) {
      const known = error instanceof AdminProblem;
      // The login that lies over the form says it already.
      if (!known || error.status !== 401)
        setFault({ message: known ? error.message : failureText.other, fields: known ? error.fields : {} });
    } finally {
      setSaving(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };
  return { isSaving, fault, save, submit, faultOf: (field: string) => fault?.fields[field] };
}
