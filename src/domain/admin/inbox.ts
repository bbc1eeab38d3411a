import type { Pagination } from '../product-list/pager.ts';

export const MESSAGE_STATES = ['new', 'answered'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export type AdminMessage = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  /** `+38761123456`, or as typed when it cannot be read as a phone number. */
  phone: string | null;
  subject: string;
  body: string;
  state: MessageState;
  createdAt: string;
  answeredAt: string | null;
  /** True when the copy by e-mail was sent. */
  isMailed: boolean;
};

export type MessageCounts = Record<MessageState, number>;
export type MessageList = { messages: AdminMessage[]; counts: MessageCounts; pagination: Pagination };
export type MessageAnswer = { success: true; message: AdminMessage; counts: MessageCounts };
