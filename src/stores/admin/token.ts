import { ADMIN_TOKEN_KEY } from '#src/domain/admin/session.ts';
import { randomUuid } from '../random-uuid.ts';

/** Stored in place of the token while the cookie carries the session; it grants no access. */
const MARK = 'cookie:';

/**
 * What is stored after a login: a script that reads the storage must find nothing that grants access. Only an insecure
 * page, where browsers refuse the cookie, needs the token itself.
 */
export const sessionMark = (token: string): string => (isSecureContext ? MARK + randomUuid() : token);

/** The header of a call; none for a mark. */
export const bearerOf = (kept: string): Record<string, string> =>
  kept.startsWith(MARK) ? {} : { authorization: `Bearer ${kept}` };

// Storage may be forbidden: the session then lasts until the page is closed.
let inMemory: string | null = null;

export function readToken(): string | null {
  try {
    return localStorage.getItem(ADMIN_TOKEN_KEY) ?? inMemory;
  } catch (error) {
    console.warn(ADMIN_TOKEN_KEY, error);
    return inMemory;
  }
}

export function keepToken(token: string | null): void {
  inMemory = token;
  try {
    if (token === null) localStorage.removeItem(ADMIN_TOKEN_KEY);
    else localStorage.setItem(ADMIN_TOKEN_KEY, token);
  } catch (error) {
    console.warn(ADMIN_TOKEN_KEY, error);
  }
}
