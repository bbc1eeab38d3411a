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

/** Every answer of a call that was refused. */
export type Refusal = {
  success: false;
  error: string;
  /** The same text: the specification's calls name it either way. */
  message: string;
  code: RefusalCode;
  /** Field of the request → what is wrong with it. */
  fields?: Record<string, string>;
};

/** 409 of an edit: somebody else has saved the row since it was opened, and this is how it is now. */
export type Conflict<Row> = Refusal & { code: 'conflict'; current: Row };
/** Also of a create whose `Idempotency-Key` was used for something else. */
export type ProductConflict = Conflict<AdminProduct>;
