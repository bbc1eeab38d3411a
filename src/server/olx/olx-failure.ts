export type OlxFailureCode =
  'not_configured' | 'refused' | 'not_found' | 'rate_limited' | 'unavailable' | 'unreadable';

/** Why the classifieds site gave no usable answer. */
export class OlxFailure extends Error {
  override readonly name = 'OlxFailure';
  readonly code: OlxFailureCode;

  constructor(code: OlxFailureCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }

  /** A retry may succeed later. */
  get isTransient(): boolean {
    return this.code === 'rate_limited' || this.code === 'unavailable' || this.code === 'unreadable';
  }
}
