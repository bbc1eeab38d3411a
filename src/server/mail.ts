import type { Db } from '#db/client.ts';
import { findShopSettings } from '#db/queries/shop-settings.ts';
import { MAIL_STEP_TIMEOUT_MS, MAIL_TIMEOUT_MS } from '#src/domain/limits/requests.ts';
import { DEFAULT_SETTINGS, shop } from '#src/domain/shop/shop.ts';
import { env } from './env.ts';

type Email = { subject: string; text: string; replyTo: { name: string; address: string } };

/** Where the shop reads its mail. */
export const shopMailAddress = async (db: Db): Promise<string> =>
  env().CONTACT_TO ?? (await findShopSettings(db)).settings.email;

/** Whether messages are sent by e-mail at all. */
export const hasMailServer = (): boolean => env().SMTP_URL !== undefined;

/**
 * Sends an e-mail to the shop; false when no mail server is set, or the shop has no address of its own.
 *
 * @throws when the mail server refuses the e-mail, or has not accepted it in time
 */
export async function mailToShop(db: Db, email: Email, timeoutMs = MAIL_TIMEOUT_MS): Promise<boolean> {
  const { SMTP_URL } = env();
  if (!SMTP_URL) return false;
  // Loaded with the first e-mail, so that other calls of the function start without it.
  const { createTransport } = await import('nodemailer');
  const address = await shopMailAddress(db);
  // A new shop's placeholder belongs to nobody: its messages are in the panel only.
  if (address === DEFAULT_SETTINGS.email) return false;
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: MAIL_STEP_TIMEOUT_MS,
    greetingTimeout: MAIL_STEP_TIMEOUT_MS,
    socketTimeout: MAIL_STEP_TIMEOUT_MS,
    socketCloseTimeout: 1000,
  });
  try {
    // From the shop's own address: mail servers would refuse the visitor's address as the sender.
    const from = { name: shop().name, address };
    await transport.sendMail({ from, to: address, ...email, signal: AbortSignal.timeout(timeoutMs) });
  } finally {
    transport.close();
  }
  return true;
}
