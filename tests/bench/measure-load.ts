import autocannon from 'autocannon';

const CONNECTIONS = 20;

/** Requests from twenty connections at once, on loopback only. */
export async function measureLoad(url: string, seconds: number, more: Partial<autocannon.Options> = {}) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    ...more,
  });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}
