/** `internal` is a fault of the shop; the others are refusals that the caller can act on. */
export type RefusalCode =
  | 'bad_request'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'too_many_requests'
  | 'unavailable'
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

/**
 * 409 of an edit: somebody else has saved the row since it was opened; `current` is the row now.
 * Also for a create whose `Idempotency-Key` was used for another request.
 */
export type Conflict<Row> = Refusal & { code: 'conflict'; current: Row };
