import { DAY_MS } from '../calendar.ts';
import type { Pagination } from '../product-list/pager.ts';
import type { ProductValues } from '../product/product-fields.ts';

export const MESSAGE_STATES = ['new', 'answered', 'agreed', 'lost'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
export const MESSAGE_FILTERS = ['all', ...MESSAGE_STATES] as const;
export type MessageFilter = (typeof MESSAGE_FILTERS)[number];

/** From the contact form, or a call that the owner noted. */
export const MESSAGE_SOURCES = ['form', 'call'] as const;

/** Every answer to the owner carries the number of new messages, so that the panel needs no call for it. */
export const NEW_MESSAGES_HEADER = 'x-new-messages';

/** A product that a message is about. */
export type EnquiredProduct = Pick<ProductValues, 'name' | 'priceMinor' | 'availability'> & {
  id: number;
  /** Whether visitors see it, so that an answer can contain its address. */
  isPublic: boolean;
};

export type AdminMessage = {
  id: number;
  source: (typeof MESSAGE_SOURCES)[number];
  /** Empty where a caller gave only a number. */
  firstName: string;
  lastName: string;
  email: string | null;
  /** `+38761123456`, or as typed when it cannot be read as a phone number. */
  phone: string | null;
  subject: string;
  body: string;
  vehicle: string | null;
  products: EnquiredProduct[];
  /** How many photographs came with it. */
  pictures: number;
  state: MessageState;
  createdAt: string;
  answeredAt: string | null;
  /** The copy by e-mail was not sent, although the shop has a mail server. */
  isUnmailed: boolean;
};

export type MessageCounts = Record<MessageFilter, number>;
export type MessageList = { messages: AdminMessage[]; counts: MessageCounts; pagination: Pagination };
export type MessageAnswer = { success: true; message: AdminMessage };

/** The name, or whatever else identifies the sender. */
export const senderName = ({ firstName, lastName, phone, email }: AdminMessage): string =>
  `${firstName} ${lastName}`.trim() || (phone ?? email ?? '');

/** Full days that a new message has waited. */
export const daysWaiting = ({ state, createdAt }: AdminMessage): number =>
  state === 'new' ? Math.floor((Date.now() - Date.parse(createdAt)) / DAY_MS) : 0;
