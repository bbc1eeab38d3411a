import type { Pagination } from '../product-list/pager.ts';

export const MESSAGE_STATES = ['new', 'answered'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export type AdminMessage = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  /** `+38761123456`, or as it was written where that cannot be read. */
  phone: string | null;
  subject: string;
  body: string;
  state: MessageState;
  createdAt: string;
  answeredAt: string | null;
  /** The copy by e-mail went out. */
  isMailed: boolean;
};

export type MessageCounts = Record<MessageState, number>;
export type MessageList = { messages: AdminMessage[]; counts: MessageCounts; pagination: Pagination };
export type MessageAnswer = { success: true; message: AdminMessage; counts: MessageCounts };
