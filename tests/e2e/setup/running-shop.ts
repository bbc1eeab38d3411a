import { spawn } from 'node:child_process';

export type RunningShop = {
  url: string;
  pid: number;
  /** All output so far. */
  output: () => string;
  /** Resolves when an edit no longer leads to a whole build. */
  readyForEdits: () => Promise<void>;
  /** Sends Ctrl-C; resolves to the exit code when it has ended. */
  stop: () => Promise<number | null>;
  /** Kills it, like a power failure. */
  kill: () => Promise<number | null>;
};

function spawnShop(environment: Record<string, string>, checkout = '.') {
  const child = spawn(process.execPath, ['local/start.ts'], {
    cwd: checkout,
    env: { ...process.env, DATABASE_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const listen = (chunk: Buffer) => (printed += chunk.toString());
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const exit = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, exit, output: () => printed };
}

/** Runs `npm start` in a process; resolves when it has printed its address. */
export async function startShop(
  environment: Record<string, string>,
  checkout?: string,
): Promise<RunningShop> {
  const { child, exit, output } = spawnShop(environment, checkout);
  const untilPrinted = (words: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = words.exec(output());
        if (found) resolve(found[1] ?? '');
      };
      look();
      child.stdout.on('data', look);
      void exit.then((code) =>
        reject(new Error(`the shop ended with ${code} instead of starting:\n${output()}`)),
      );
    });
  const url = await untilPrinted(/Shop {3}(http:\S+)[^]*ready in/);
  return {
    url,
    pid: child.pid!,
    output,
    readyForEdits: async () => {
      await untilPrinted(/Ready to publish edits/);
    },
    stop: () => {
      child.kill('SIGINT');
      return exit;
    },
    kill: () => {
      child.kill('SIGKILL');
      return exit;
    },
  };
}

/** `npm start` when it is expected to refuse. */
export async function startRefused(
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { exit, output } = spawnShop(environment);
  return { code: await exit, output: output() };
}
