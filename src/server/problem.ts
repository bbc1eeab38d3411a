import type { RefusalCode } from '#src/domain/admin/refusal.ts';

export type ProblemCode = Exclude<RefusalCode, 'internal'>;

/** A refusal that the caller can act on. Any other error is a bug and answered without details. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  /** Field of the request → message for the person. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Additional data of the answer, for example the present row. */
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(
    code: ProblemCode,
    message: string,
    fields?: Record<string, string>,
    details?: Record<string, unknown>,
  ) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.details = details;
  }
}
