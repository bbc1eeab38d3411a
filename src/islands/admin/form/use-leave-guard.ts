import { useEffect, useEffectEvent, useState } from 'react';
import { askBeforeLeaving } from '#src/stores/admin/ask-before-leaving.ts';
import { go, guardLeaving, leave } from '#src/stores/admin/route.ts';

/** Leaves without asking: what was typed is saved, or discarded. */
export function leaveFreely(closeTo: string, to = closeTo): void {
  guardLeaving(undefined);
  if (to === closeTo) leave(closeTo);
  else go(to);
}

/** Blocks navigation while `isDirty`; `leaveTo` is the address that the user wanted to open. */
export function useLeaveGuard(isDirty: boolean) {
  const [leaveTo, setLeaveTo] = useState<string>();
  const mayLeave = useEffectEvent((to: string) => {
    if (isDirty) setLeaveTo(to);
    return !isDirty;
  });
  useEffect(() => {
    guardLeaving((to) => mayLeave(to));
    return () => guardLeaving(undefined);
  }, []);
  useEffect(() => {
    return isDirty ? askBeforeLeaving() : undefined;
  }, [isDirty]);
  return { leaveTo, stay: () => setLeaveTo(undefined) };
}
