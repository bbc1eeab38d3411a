import { atom } from 'nanostores';
import { inBrowser } from '../in-browser.ts';
import { randomUuid } from '../random-uuid.ts';
import { queryLocks, requestLock } from './locks.ts';

/** A form whose values are not saved yet, kept on this device until they are. */
export type KeptForm<Form = unknown> = {
  /** The key under which the browser keeps it. */
  id: string;
  /** What the form edits: the id of a product, or the constant for a new one. */
  formName: string;
  /** Its name on the start screen. Absent, like the address, in forms of earlier builds. */
  title?: string;
  /** Address of the open form. */
  address?: string;
  form: Form;
  /** The edited version as a form. Absent for a new entry, and in forms of earlier builds. */
  base?: Form | undefined;
  /** The version that was edited. */
  version?: number | undefined;
  /** The edited row: a form for a new one becomes its form when more is typed during the save. Absent in earlier builds. */
  rowId?: number | undefined;
  /** Idempotency key of the create, which may have been sent already. */
  key: string;
  /** ISO 8601; empty in forms of earlier builds. */
  at: string;
  /** 'Sačuvaj' was pressed and there was no answer yet: it is sent without another press. */
  isSubmitted?: boolean;
  /** Why the server refused it after its form was closed. */
  refusal?: string;
};

const PREFIX = 'premium-parts-admin-draft-';
/** Between the form's name and an id that distinguishes forms of the same name. */
const SEPARATOR = '~';

export const newFormId = (formName: string): string => `${PREFIX}${formName}${SEPARATOR}${randomUuid()}`;

function read(id: string): KeptForm | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(id) ?? 'null') as KeptForm | null;
    const [formName = ''] = id.slice(PREFIX.length).split(SEPARATOR);
    if (!stored?.form) return undefined;
    const at = Number.isNaN(Date.parse(stored.at)) ? '' : stored.at;
    return { ...stored, at, id, formName };
  } catch (error) {
    console.warn(id, error);
    return undefined;
  }
}

/** Newest first. */
function readAll(): KeptForm[] {
  try {
    const ids = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return ids.flatMap((id) => read(id) ?? []).sort((one, other) => other.at.localeCompare(one.at));
  } catch (error) {
    // Storage is forbidden.
    console.warn(PREFIX, error);
    return [];
  }
}

/** All forms that are kept on this device, newest first. */
export const $keptForms = atom<readonly KeptForm[]>(inBrowser ? readAll() : []);
const refresh = () => $keptForms.set(readAll());
if (inBrowser)
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(PREFIX)) refresh();
  });

/** @param isForm whether the kept form has the current shape of the form */
export const keptFormsOf = <Form>(formName: string, isForm: (stored: Partial<Form>) => boolean) =>
  $keptForms
    .get()
    .filter(
      (kept): kept is KeptForm<Form> => kept.formName === formName && isForm(kept.form as Partial<Form>),
    );

/** Returns false when the browser does not store it. */
export function keepForm(kept: KeptForm): boolean {
  try {
    localStorage.setItem(kept.id, JSON.stringify(kept));
    return true;
  } catch (error) {
    console.warn(kept.id, error);
    return false;
  } finally {
    refresh();
  }
}

export function deleteKeptForm(id: string): void {
  try {
    localStorage.removeItem(id);
  } catch (error) {
    console.warn(id, error);
  }
  refresh();
}

/** Forms that are open in this tab. */
export const $openForms = atom<readonly string[]>([]);

/** The name of the lock that only an open form holds; the one of its id is also held by what sends a closed form. */
const OPEN_MARK = '#open';
const HELD_AGAIN_MS = 2000;

/** Forms that are open in any tab, as far as this one knows. */
export const $heldForms = atom<readonly string[]>([]);

/** One at a time: every event asks for another look. */
let lookAgain: ReturnType<typeof setTimeout> | undefined;

async function refreshHeld(): Promise<void> {
  const { held = [] } = await queryLocks();
  const ids = held.flatMap(({ name = '' }) =>
    name.endsWith(OPEN_MARK) ? name.slice(0, -OPEN_MARK.length) : [],
  );
  if (ids.join() !== $heldForms.get().join()) $heldForms.set(ids);
  // Nobody tells that another tab was closed, or the page before a reload.
  clearTimeout(lookAgain);
  if (ids.some((id) => !$openForms.get().includes(id))) lookAgain = setTimeout(lookForHeld, HELD_AGAIN_MS);
}
const lookForHeld = () => void refreshHeld().catch(console.warn);
if (inBrowser) {
  lookForHeld();
  document.addEventListener('visibilitychange', lookForHeld);
  window.addEventListener('storage', ({ key }) => {
    if (key?.startsWith(PREFIX)) lookForHeld();
  });
}

/** Locks a form while it is open, so that nothing else sends or offers it; returns a function that releases the lock. */
export function lockForm(id: string): () => void {
  let release = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    release = resolve;
  });
  void requestLock(id, {}, () => closed);
  void requestLock(id + OPEN_MARK, { mode: 'shared' }, () => closed).then(lookForHeld);
  lookForHeld();
  $openForms.set([...$openForms.get(), id]);
  return () => {
    $openForms.set($openForms.get().filter((open) => open !== id));
    release();
  };
}
