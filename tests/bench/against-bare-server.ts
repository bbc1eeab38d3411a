import { bareServer } from './bare-server.ts';
import { measureLoad } from './measure-load.ts';

/** So many requests before the timed ones that everything that is made on first use exists. */
const WARM_UPS = 12;

/** One address alone, after a bare Node server that sends as many bytes. */
export async function againstBareServer(url: string, seconds: number) {
  const ask = () => fetch(url, { headers: { 'accept-encoding': 'br' } });
  for (let i = 0; i < WARM_UPS; i++) await (await ask()).arrayBuffer();
  const answer = await ask();
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
  const bytes = Number(answer.headers.get('content-length')) || (await answer.arrayBuffer()).byteLength;
  const bare = await bareServer(bytes);
  const most = await measureLoad(bare.url, seconds);
  bare.close();
  const { perSecond, ...measured } = await measureLoad(url, seconds);
  return {
    ...measured,
    bytes,
    perSecond: Math.round(perSecond),
    ofBareServer: (perSecond / most.perSecond).toFixed(2),
  };
}
