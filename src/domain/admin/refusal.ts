import type { AdminProduct } from './product.ts';

export type RefusalCode =
  | 'bad_request'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'too_many_requests'
  | 'internal';

/** The answer to every call that was refused. */
export type Refusal = {
  success: false;
  error: string;
  /** The same text again: the specification's calls use either name. */
  message: string;
  code: RefusalCode;
  /** Field of the request → its fault. */
  fields?: Record<string, string>;
};

/** 409 of an edit: somebody else has saved the row since it was opened; `current` is the row now. */
export type Conflict<Row> = Refusal & { code: 'conflict'; current: Row };
/** Also the answer to a create whose `Idempotency-Key` was used for something else. */
export type ProductConflict = Conflict<AdminProduct>;
