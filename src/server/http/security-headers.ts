/**
 * What netlify.toml says of files: its rules do not reliably reach the answers of functions, so a test compares both.
 * Other answers than pages have a policy of their own.
 */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-resource-policy': 'same-origin',
} as const;

export const PAGE_POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-src https://www.openstreetmap.org; frame-ancestors 'none'";

/** Nothing in it may be shown or run. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
