import { ADMIN_TOKEN_KEY } from '#src/domain/admin/session.ts';

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
