import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** Through npx: the client installs a thousand packages that the shop never runs. */
const CLIENT = 'netlify-cli@27';
const READY_WITHIN_MS = 600_000;
const OUTPUT_CHARACTERS = 4000;
/** The client serves files before it has loaded all functions. */
const READY_PATHS = ['/build.json', '/api/health', '/search'];

type Run = { child: ChildProcess; ended: Promise<number>; hasEnded: () => boolean; printed: () => string };

function start(args: readonly string[], env: NodeJS.ProcessEnv): Run {
  // A process group of its own, as npx starts a shell that starts the client.
  const child = spawn('npx', ['--yes', CLIENT, ...args], {
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const listen = (chunk: Buffer) => (printed += chunk.toString());
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = once(child, 'close').then(([code]) => (code as number | null) ?? 1);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return { child, ended, hasEnded, printed: () => printed };
}

/** Runs one command of the client to its end and returns its output. Throws with the last lines of output. */
export async function runClient(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { ended, printed } = start(args, env);
  if ((await ended) === 0) return printed();
  throw new Error(`netlify ${args.join(' ')} failed:\n${printed().slice(-OUTPUT_CHARACTERS)}`);
}

export type ServedSite = { printed: () => string; stop: () => Promise<void> };

/** `netlify serve`: builds once more and serves the bundled functions; resolves when files and functions answer. */
export async function serveSite(port: number, env: NodeJS.ProcessEnv): Promise<ServedSite> {
  // Edge functions, of which there are none, would download Deno from the network.
  const ports = ['--port', String(port), '--functions-port', String(port + 1)];
  const options = ['--offline', '--internal-disable-edge-functions', ...ports];
  const { child, ended, hasEnded, printed } = start(['serve', ...options], env);
  const stop = async () => {
    if (!hasEnded() && child.pid) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  const until = Date.now() + READY_WITHIN_MS;
  const isOk = (path: string) =>
    fetch(`http://localhost:${port}${path}`).then(
      (answer) => answer.ok,
      () => false,
    );
  const answers = async () => (await Promise.all(READY_PATHS.map(isOk))).every(Boolean);
  while (!(await answers())) {
    if (hasEnded() || Date.now() > until) {
      await stop();
      throw new Error(`netlify serve did not answer:\n${printed().slice(-OUTPUT_CHARACTERS)}`);
    }
    await pause(500);
  }
  return { printed, stop };
}
