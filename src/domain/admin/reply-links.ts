import { normalizePhone } from '../contact.ts';
import { type AdminMessage, senderName } from './inbox.ts';

export type ReplyWords = {
  subject: (subject: string) => string;
  quoted: (date: string, name: string) => string;
};

/** E.164: a number of this country, or one that was written with its country. */
function callableNumber(phone: string): string | undefined {
  const digits = phone.replace(/[\s/().-]/g, '').replace(/^00/, '+');
  return normalizePhone(phone) ?? (/^\+\d{8,15}$/.test(digits) ? digits : undefined);
}

function mailLink(message: AdminMessage, text: string, date: string, words: ReplyWords): string | undefined {
  const { email, subject, body } = message;
  if (email === null) return undefined;
  const quotedLines = body.split('\n').map((line) => `> ${line}`);
  const whole = [text, '', words.quoted(date, senderName(message)), ...quotedLines];
  // RFC 6068 wants %20 for a space; URLSearchParams would write a plus.
  const query = `subject=${encodeURIComponent(words.subject(subject))}&body=${encodeURIComponent(whole.join('\n').replaceAll('\n', '\r\n'))}`;
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${query}`;
}

/**
 * Ways to answer with `text`; without a number that a phone can call there is the e-mail alone. wa.me wants digits only
 * (https://faq.whatsapp.com/5913398998672934), a link to Viber cannot hold both a number and a text.
 */
export function replyLinks(message: AdminMessage, text: string, date: string, words: ReplyWords) {
  const phone = message.phone === null ? undefined : callableNumber(message.phone);
  return {
    tel: phone && `tel:${phone}`,
    whatsapp: phone && `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`,
    viber: phone && `viber://chat?number=${encodeURIComponent(phone)}`,
    mail: mailLink(message, text, date, words),
  };
}
