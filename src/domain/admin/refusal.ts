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

/** 409 of `PUT /api/admin/products/{id}`, and of a create whose `Idempotency-Key` was used for something else. */
export type ProductConflict = Refusal & { code: 'conflict'; current: AdminProduct };
