type Sent = { headers: Headers };

const has = (policy: Map<string, string>, name: string, ...values: string[]): boolean =>
  values.includes(policy.get(name) ?? policy.get('default-src') ?? '');

function policyOf(headers: Headers): Map<string, string> {
  const parts = (headers.get('content-security-policy') ?? '').split(';').map((part) => part.trim());
  return new Map(parts.map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]));
}

const SIX_MONTHS_S = 15_768_000;
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/**
 * Points of one response by the rules of Mozilla's Observatory, as far as this shop's responses need them; 100 and more
 * is A+. https://github.com/mozilla/http-observatory/blob/main/httpobs/docs/scoring.md
 */
export function observatoryScore({ headers }: Sent): number {
  const policy = policyOf(headers);
  const all = [...policy.values()].join(' ');
  const isUnsafe = /unsafe-|\*|https?:(?:\s|$)/.test(all.replace('https://www.openstreetmap.org', ''));
  const hsts = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0);
  const cookies = headers.getSetCookie();
  const penalties = [
    policy.size === 0 || !policy.has('default-src') ? 25 : 0,
    isUnsafe ? 20 : 0,
    cookies.every((cookie) => /httponly/i.test(cookie) && /samesite/i.test(cookie)) ? 0 : 20,
    headers.get('access-control-allow-origin') === '*' ? 50 : 0,
    hsts >= SIX_MONTHS_S ? 0 : 20,
    headers.get('x-content-type-options') === 'nosniff' ? 0 : 5,
    policy.has('frame-ancestors') || headers.has('x-frame-options') ? 0 : 20,
  ];
  const score = penalties.reduce((left, penalty) => left - penalty, 100);
  if (score < 90) return score;
  const bonuses = [
    policy.get('default-src') === "'none'" ? 10 : 5,
    has(policy, 'frame-ancestors', "'none'", "'self'") ? 5 : 0,
    PRIVATE.includes(headers.get('referrer-policy') ?? '') ? 5 : 0,
    headers.get('cross-origin-resource-policy') === 'same-origin' ? 10 : 0,
  ];
  return bonuses.reduce((sum, bonus) => sum + bonus, score);
}
