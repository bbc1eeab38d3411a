import type { Db } from '#db/client.ts';
import { findShopSettings } from '#db/queries/shop-settings.ts';
import { DEFAULT_SETTINGS, shop } from '#src/domain/shop.ts';
import { env } from './env.ts';

export type Email = { subject: string; text: string; replyTo: { name: string; address: string } };

/** A mail server that does not answer must not keep the function running. */
const TIMEOUT_MS = 8000;

/** Where the shop reads its mail. */
export const shopMailAddress = async (db: Db): Promise<string> =>
  env().CONTACT_TO ?? (await findShopSettings(db)).settings.email;

/** Whether messages are sent by e-mail at all. */
export const hasMailServer = (): boolean => env().SMTP_URL !== undefined;

/**
 * Sends an e-mail to the shop; false when no mail server is set, or the shop has no address of its own.
 *
 * @throws when the mail server refuses the e-mail
 */
export async function mailToShop(db: Db, email: Email): Promise<boolean> {
  const { SMTP_URL } = env();
  if (!SMTP_URL) return false;
  // Loaded with the first e-mail, so that other calls of the function start without it.
  const { createTransport } = await import('nodemailer');
  const address = await shopMailAddress(db);
  // A new shop's placeholder belongs to nobody: its messages are in the panel only.
  if (address === DEFAULT_SETTINGS.email) return false;
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    // From the shop's own address: mail servers would refuse the visitor's address as the sender.
    await transport.sendMail({ from: { name: shop().name, address }, to: address, ...email });
  } finally {
    transport.close();
  }
  return true;
}
