import type { Db } from '#db/client.ts';
import { markMessageMailed } from '#db/queries/messages/messages.ts';
import { insertSentMessage } from '#db/queries/messages/sent-message.ts';
import { countAttempt } from '#db/queries/admin/throttles.ts';
import type { ContactInput } from '#src/contracts/contact.ts';
import { enquiryFacts } from '#src/domain/contact/enquiry-facts.ts';
import {
  CONTACT_FASTEST_MS,
  CONTACT_MESSAGES_MAX,
  CONTACT_UNTIMED_MAX,
  CONTACT_UNTIMED_SECONDS,
  CONTACT_WINDOW_SECONDS,
} from '#src/domain/limits/visitors.ts';
import { pushText } from '#src/strings/admin/push.ts';
import { contactText as text } from '#src/strings/contact.ts';
import { logError } from '#src/server/log.ts';
import { mailToShop } from './mail.ts';
import { encodePictures } from './messages/enquiry-pictures.ts';
import { Problem } from './problem.ts';
import { notifyOwner } from './push/notify-owner.ts';
import { inMinutes, networkKey, refuseWhile } from './throttle.ts';

/** The sender's address, the public address of this site, and `later` for work after the answer. */
export type Sender = { address: string; siteUrl: string; later: (work: Promise<unknown>) => void };

const OF_ONE_NETWORK = { attempts: CONTACT_MESSAGES_MAX, windowSeconds: CONTACT_WINDOW_SECONDS };
/** Without a script the form cannot say how long it was open, and bots do not say it: one limit for all addresses. */
const UNTIMED = { attempts: CONTACT_UNTIMED_MAX, windowSeconds: CONTACT_UNTIMED_SECONDS };

async function refuseFloods(db: Db, address: string, isTimed: boolean): Promise<void> {
  const own = await countAttempt(db, networkKey('contact', address), OF_ONE_NETWORK);
  const wait = own > 0 || isTimed ? own : await countAttempt(db, 'contact-untimed', UNTIMED);
  refuseWhile(wait, inMinutes(text['throttle.wait']));
}

const panelPath = (id: number) => `/admin#poruke/${id}`;

type Copied = { id: number; input: ContactInput; pictures: number; siteUrl: string };

/**
 * Photographs are looked at in the panel: in a mailbox they would outlive the day on which the privacy page says they
 * are deleted.
 */
async function mailCopy(db: Db, { id, input, pictures, siteUrl }: Copied): Promise<void> {
  const name = `${input.ime} ${input.prezime}`;
  const head = [
    [text['mail.name'], name],
    [text['mail.email'], input.email],
    [text['mail.phone'], input.telefon],
    [text['mail.number'], String(id)],
    [text['mail.pictures'], pictures > 0 && `${pictures}, ${new URL(panelPath(id), siteUrl).href}`],
  ].flatMap(([what, value]) => (value ? [`${what}: ${value}`] : []));
  try {
    const mailed = await mailToShop(db, {
      subject: text['mail.subject'](input.predmet),
      text: `${head.join('\n')}\n\n${input.poruka}\n`,
      replyTo: { name, address: input.email },
    });
    if (mailed) await markMessageMailed(db, id);
  } catch (error) {
    // The message is in the admin's inbox, marked as not mailed.
    logError(`message ${id} was not mailed`, error);
  }
}

type Trapped = { trap: string; openMs: number | undefined };

/** Refuses what programs send, and floods of any form. */
export async function refuseAbuse(db: Db, { address }: Sender, { trap, openMs }: Trapped): Promise<void> {
  if (trap !== '') throw new Problem('bad_request', text['trap.filled']);
  if (openMs !== undefined && openMs < CONTACT_FASTEST_MS)
    throw new Problem('bad_request', text['trap.fast']);
  await refuseFloods(db, address, openMs !== undefined);
}

/**
 * Stores a visitor's message with its photographs, once if it is sent twice, then sends the seller a copy. A failing
 * mail server does not lose the message.
 */
export async function sendContactMessage(
  db: Db,
  sender: Sender,
  input: ContactInput,
  files: readonly File[],
): Promise<void> {
  await refuseAbuse(db, sender, input);
  // After the limits: decoding is the most expensive work that a stranger can request.
  const pictures = await encodePictures(db, files);
  const id = await insertSentMessage(db, {
    firstName: input.ime,
    lastName: input.prezime,
    email: input.email,
    phone: input.telefon,
    subject: input.predmet,
    body: input.poruka,
    pictures,
    ...enquiryFacts(input.poruka),
  });
  if (id === undefined) return;
  sender.later(mailCopy(db, { id, input, pictures: pictures.length, siteUrl: sender.siteUrl }));
  sender.later(
    notifyOwner(db, {
      title: pushText.message(`${input.ime} ${input.prezime}`),
      body: input.predmet,
      path: panelPath(id),
    }),
  );
}
