/** `POST /api/admin/login`. The same token also travels as an HttpOnly cookie (DECISIONS D1). */
export type LoginAnswer = {
  success: true;
  /** For callers without cookies, which send it as `Authorization: Bearer …`. */
  token: string;
  message: string;
  username: string;
  /** ISO 8601; the session ends at this time, used or not. */
  expiresAt: string;
};

/** `GET /api/admin/session`. */
export type SessionAnswer = { username: string; expiresAt: string };

/** The key under which the browser keeps that somebody is logged in (DECISIONS D29). */
export const ADMIN_TOKEN_KEY = 'adminToken';

/** Texts of SPEC §8 for `error` and `message`, in the specification's English (DECISIONS U34). */
export const SESSION_ERRORS = {
  invalidCredentials: 'Invalid credentials',
  sessionExpired: 'Session expired. Please login again.',
  missingToken: 'No authentication token available',
} as const;
