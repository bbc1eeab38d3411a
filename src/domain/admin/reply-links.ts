import { calendarDate } from '../calendar.ts';
import { readPhone } from '../contact/contact.ts';
import { mailtoLink } from '../contact/mailto-link.ts';
import { type AdminMessage, senderName } from './inbox.ts';

type ReplyWords = {
  subject: (subject: string) => string;
  quoted: (date: string, name: string) => string;
};

/** `phone` is E.164; wa.me accepts digits only (https://faq.whatsapp.com/5913398998672934). */
export const whatsappChat = (phone: string, text: string): string =>
  `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`;

function replyMail(message: AdminMessage, text: string, words: ReplyWords): string | undefined {
  const { email, subject, body, createdAt } = message;
  if (email === null) return undefined;
  const quotedLines = body.split('\n').map((line) => `> ${line}`);
  const whole = [
    text,
    '',
    words.quoted(calendarDate(new Date(createdAt)), senderName(message)),
    ...quotedLines,
  ];
  return mailtoLink(email, words.subject(subject), whole.join('\n'));
}

/**
 * Ways to answer with `text`; without a number that a phone can call there is the e-mail alone. A link to Viber cannot
 * hold both a number and a text.
 */
export function replyLinks(message: AdminMessage, text: string, words: ReplyWords) {
  const phone = message.phone === null ? undefined : readPhone(message.phone);
  return {
    tel: phone && `tel:${phone}`,
    whatsapp: phone && whatsappChat(phone, text),
    viber: phone && `viber://chat?number=${encodeURIComponent(phone)}`,
    mail: replyMail(message, text, words),
  };
}
