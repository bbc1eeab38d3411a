/** One line per step, with its time; on a terminal the line counts up while the step runs. */
export type Progress = {
  step: <Result>(
    name: string,
    work: (count: (done: number, all: number) => void) => Promise<Result>,
  ) => Promise<Result>;
};

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

export function terminalProgress(out: NodeJS.WriteStream = process.stdout): Progress {
  return {
    async step(name, work) {
      const started = performance.now();
      const label = `  ${name.padEnd(26)}`;
      let shown = 0;
      const count = (done: number, all: number) => {
        // Without a terminal every line stays, so one every few seconds is enough to show that the step runs.
        const now = performance.now();
        if (now - shown < (out.isTTY ? 100 : 5000)) return;
        shown = now;
        out.write(out.isTTY ? `\r${label}${done} / ${all}` : `${label}${done} / ${all}\n`);
      };
      if (out.isTTY) out.write(label);
      let result: Awaited<ReturnType<typeof work>>;
      try {
        result = await work(count);
      } catch (error) {
        if (out.isTTY) out.write('\n');
        throw error;
      }
      out.write(`${out.isTTY ? '\r\u001B[K' : ''}${label}${seconds(started)}\n`);
      return result;
    },
  };
}

export const silentProgress: Progress = { step: (_name, work) => work(() => undefined) };
