import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { bundleFolder } from '#local/publishing/site-worker.ts';

export type SiteRenderer = {
  /** Renders every page of the saved catalogue into an empty folder, with the bundle made from `sources`. */
  render: (site: string, year: number, sources: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Renders what a build from scratch would render, in the time of a publish; see render-process.ts. */
export function openSiteRenderer(): SiteRenderer {
  const child = spawn(process.execPath, ['tests/setup/render-process.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return {
    render: async (site, year, sources) => {
      child.send({ site, year, sources });
      const [{ error }] = (await once(child, 'message')) as [{ error?: string }];
      if (error) throw new Error(error);
    },
    close: async () => {
      const closed = once(child, 'close');
      child.kill();
      await closed;
      if (child.pid) await rm(bundleFolder(child.pid), { recursive: true, force: true });
    },
  };
}
