import { normalizePhone } from '../contact.ts';
import type { AdminMessage } from './inbox.ts';

export type ReplyWords = {
  whatsapp: (name: string, subject: string) => string;
  subject: (subject: string) => string;
  body: (name: string, quoted: string) => string;
  quoted: (date: string, name: string) => string;
};

/** `tel:` and WhatsApp only with a number that a phone can call; wa.me wants its digits alone (https://faq.whatsapp.com/5913398998672934). */
export function replyLinks(message: AdminMessage, date: string, words: ReplyWords) {
  const { firstName, lastName, email, subject, body } = message;
  const phone = message.phone === null ? undefined : normalizePhone(message.phone);
  const quotedLines = body.split('\n').map((line) => `> ${line}`);
  const quoted = [words.quoted(date, `${firstName} ${lastName}`), ...quotedLines].join('\n');
  const mail = new Map([
    ['subject', words.subject(subject)],
    ['body', words.body(firstName, quoted).replaceAll('\n', '\r\n')],
  ]);
  // RFC 6068 wants %20 for a space; URLSearchParams would write a plus.
  const query = [...mail].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return {
    tel: phone && `tel:${phone}`,
    whatsapp:
      phone &&
      `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(words.whatsapp(firstName, subject))}`,
    mail: `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${query}`,
  };
}
