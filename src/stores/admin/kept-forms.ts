import { atom } from 'nanostores';

/** A form whose values are not saved yet, kept on this device until they are. */
export type KeptForm<Form = unknown> = {
  /** The key under which the browser keeps it. */
  id: string;
  /** Names the form: the id of a product, or the constant for a new one. */
  part: string;
  /** How the start screen calls it. Absent, like the address, in forms of earlier builds. */
  title?: string;
  /** Address of the open form. */
  address?: string;
  form: Form;
  /** The version that was edited. */
  version?: number | undefined;
  /** Idempotency key of the create, which may have been sent already. */
  key: string;
  /** ISO 8601. */
  at: string;
  /** 'Sačuvaj' was pressed, and nobody has answered yet: it is sent without asking again. */
  isSubmitted?: boolean;
  /** Why it was refused when it was sent without its form. */
  refusal?: string;
};

const PREFIX = 'premium-parts-admin-draft-';
/** Between the form's name and what tells two forms of that name apart. */
const SEPARATOR = '~';

export const newFormId = (part: string): string => `${PREFIX}${part}${SEPARATOR}${crypto.randomUUID()}`;

function read(id: string): KeptForm | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(id) ?? 'null') as KeptForm | null;
    const [part = ''] = id.slice(PREFIX.length).split(SEPARATOR);
    return stored?.form ? { ...stored, id, part } : undefined;
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

const inBrowser = typeof window !== 'undefined';

/** All forms that are kept on this device, newest first. */
export const $keptForms = atom<readonly KeptForm[]>(inBrowser ? readAll() : []);
const refresh = () => $keptForms.set(readAll());
if (inBrowser)
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(PREFIX)) refresh();
  });

/** @param isForm whether the kept form has the current shape of the form */
export const keptFormsOf = <Form>(part: string, isForm: (stored: Partial<Form>) => boolean) =>
  $keptForms
    .get()
    .filter((kept): kept is KeptForm<Form> => kept.part === part && isForm(kept.form as Partial<Form>));

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

export function forgetForm(id: string): void {
  try {
    localStorage.removeItem(id);
  } catch (error) {
    console.warn(id, error);
  }
  refresh();
}

/** Forms that are open in this tab. */
export const $openForms = atom<readonly string[]>([]);

/** Holds a form while it is open, so that nothing else sends it; returns what lets it go. */
export function holdForm(id: string): () => void {
  let letGo = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void navigator.locks.request(id, () => closed);
  $openForms.set([...$openForms.get(), id]);
  return () => {
    $openForms.set($openForms.get().filter((open) => open !== id));
    letGo();
  };
}
