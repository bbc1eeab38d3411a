import { mailtoLink } from '../contact/mailto-link.ts';
import { whatsappChat } from './reply-links.ts';
import type { WantedOffer, WantedPart } from './wanted-part.ts';

type WantedReplyWords = {
  /** While nothing fits. */
  subject: (part: string) => string;
  offerSubject: (part: string) => string;
  offer: (product: string, id: number, address: string) => string;
  open: (part: string) => string;
};

/** The ways to answer somebody who left a number or an e-mail address, with the offered product in the message. */
export function wantedReply(
  { part, phone, email }: WantedPart,
  offer: WantedOffer | undefined,
  origin: string,
  words: WantedReplyWords,
) {
  const subject = (offer ? words.offerSubject : words.subject)(part);
  const body = offer ? words.offer(offer.name, offer.id, `${origin}/proizvod/${offer.id}`) : words.open(part);
  return {
    tel: phone === null ? undefined : `tel:${phone}`,
    whatsapp: phone === null ? undefined : whatsappChat(phone, body),
    mail: email === null ? undefined : mailtoLink(email, subject, body),
  };
}
