import { shop } from '#src/domain/shop.ts';
import { env } from './env.ts';

export type Letter = { subject: string; text: string; replyTo: { name: string; address: string } };

/** A server that does not answer must not keep a function alive. */
const PATIENCE_MS = 8000;

/** Sends a letter to the shop; false when no mail server is set. Throws when the server does not take it. */
export async function mailToShop(letter: Letter): Promise<boolean> {
  const { SMTP_URL, CONTACT_TO } = env();
  if (!SMTP_URL) return false;
  // Loaded with the first letter: every other call of the function starts without it.
  const { createTransport } = await import('nodemailer');
  const address = CONTACT_TO ?? shop.email;
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  try {
    // From the shop itself: a server would refuse a letter in the visitor's name.
    await transport.sendMail({ from: { name: shop.name, address }, to: address, ...letter });
  } finally {
    transport.close();
  }
  return true;
}
