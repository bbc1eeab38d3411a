import { isProductForm, isSent, type ProductFormState } from '#src/domain/admin/product-form.ts';
import { SAVE_RETRY_MAX_MS, SAVE_RETRY_MS } from '#src/domain/limits/admin.ts';
import { picturesText as text } from '#src/strings/admin/product-form.ts';
import { AdminProblem, hasNoAnswer, isExpired, isTransient } from './admin-call.ts';
import { deleteOnDevice, listOnDevice, readOnDevice } from './device-store.ts';
import { $keptForms, deleteKeptForm, keepForm, type KeptForm } from './kept-forms.ts';
import { queryLocks, requestLock } from './locks.ts';
import { type SavedProduct, saveProduct } from './products.ts';
import { $session } from './session.ts';
import { PictureFault, shrinkPicture } from '../shrink-picture.ts';
import { uploadPicture } from './upload-picture.ts';

type KeptProduct = KeptForm<ProductFormState>;

const isProduct = (kept: KeptForm): kept is KeptProduct =>
  isProductForm(kept.form as Partial<ProductFormState>);

/** Number of pictures in a kept form that the server does not have. */
export const unsentPictures = (kept: KeptForm): number =>
  isProduct(kept) ? kept.form.images.filter((image) => !isSent(image)).length : 0;

const hasToSend = (kept: KeptForm) =>
  !kept.refusal && (kept.isSubmitted === true || unsentPictures(kept) > 0);

let tellSaved: (saved: SavedProduct, isNew: boolean) => void = () => undefined;

/** Sets the listener for products that were saved without their form. */
export function onKeptSaved(listener: typeof tellSaved): void {
  tellSaved = listener;
}

/** The form as the device keeps it now; undefined once it was discarded. */
const keptNow = (id: string) => $keptForms.get().find((kept) => kept.id === id);

/** Whether the form was discarded meanwhile, or opened: it then waits for the lock, and sends its pictures itself. */
async function isTaken({ id }: KeptForm): Promise<boolean> {
  const { pending = [] } = await queryLocks();
  return pending.some(({ name }) => name === id) || keptNow(id) === undefined;
}

/**
 * The server identifies a picture by its content, so one that is sent twice is stored once. Undefined when the form
 * was opened or discarded meanwhile.
 */
async function sendPictures(kept: KeptProduct): Promise<KeptProduct | undefined> {
  let now = kept;
  for (const waiting of kept.form.images) {
    if (isSent(waiting)) continue;
    const file = await readOnDevice<File>('pictures', waiting.waiting);
    if (!file) throw new PictureFault('lost');
    const image = await uploadPicture(await shrinkPicture(file));
    if (await isTaken(kept)) return undefined;
    const isDuplicate = now.form.images.some((one) => isSent(one) && one.hash === image.hash);
    const sent = isDuplicate ? [] : [image];
    const images = now.form.images.flatMap((one) => (one === waiting ? sent : [one]));
    now = { ...now, form: { ...now.form, images } };
    keepForm(now);
  }
  return now;
}

async function sendForm(kept: KeptProduct): Promise<void> {
  try {
    const complete = await sendPictures(kept);
    if (!complete?.isSubmitted) return;
    const { id, formName, form, version, rowId = Number(formName), key } = complete;
    const on = version === undefined ? undefined : { id: rowId, version };
    const saved = await saveProduct(form, on, key);
    deleteKeptForm(id);
    tellSaved(saved, !on);
  } catch (error) {
    const isRefused =
      error instanceof PictureFault || (error instanceof AdminProblem && error.status !== 401);
    if (!isRefused || isTransient(error)) throw error;
    const refusal = error instanceof PictureFault ? text[`fault.${error.fault}`] : error.message;
    const current = keptNow(kept.id);
    if (current) keepForm({ ...current, isSubmitted: false, refusal });
  }
}

/** Deletes pictures that no kept form refers to: sent, removed, or discarded with their form. */
async function deleteUnreferencedPictures(): Promise<void> {
  const stored = await listOnDevice('pictures');
  const referenced = new Set(
    $keptForms
      .get()
      .filter(isProduct)
      .flatMap(({ form }) => form.images.map((image) => (isSent(image) ? '' : image.waiting))),
  );
  for (const key of stored) if (!referenced.has(key)) await deleteOnDevice('pictures', key);
}

async function sendAll(): Promise<void> {
  const failures: Error[] = [];
  for (const { id } of $keptForms.get().filter(hasToSend))
    // An open form holds its lock and sends itself.
    await requestLock(id, { ifAvailable: true }, async (lock) => {
      const kept = keptNow(id);
      if (lock && kept && isProduct(kept) && hasToSend(kept)) await sendForm(kept);
    }).catch((error: unknown) => {
      // Without a network or a session the others fail too.
      if (hasNoAnswer(error) || isExpired(error)) throw error;
      failures.push(error as Error);
    });
  const failure = failures.find(isTransient) ?? failures[0];
  if (failure) throw failure;
  await deleteUnreferencedPictures();
}

let sending: Promise<void> | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;
let tries = 0;

/** Sends what closed forms still hold: photographs, and products that were saved without an answer. */
export async function sendKept(): Promise<void> {
  if ($session.get().state !== 'in') return;
  clearTimeout(retry);
  // One run at a time; the next one sends what was kept meanwhile.
  const previous = sending;
  const current = (async () => {
    await previous;
    try {
      await sendAll();
      tries = 0;
    } catch (error) {
      if (isTransient(error))
        retry = setTimeout(() => void sendKept(), Math.min(SAVE_RETRY_MS * 2 ** tries++, SAVE_RETRY_MAX_MS));
      else console.warn('kept forms', error);
    }
  })();
  sending = current;
  await current;
}
