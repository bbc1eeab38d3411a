const CODES: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/** An answer could not be sent because its caller closed the connection, which is no fault of the shop. */
export const hasCallerLeft = (error: unknown): boolean => CODES.has((error as NodeJS.ErrnoException).code);
