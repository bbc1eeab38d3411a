import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { asPattern, printRepeats } from './repeat-command.ts';

/** A page with long lists should not push the errors themselves out of a log. */
const SNAPSHOT_LINES_MAX = 60;

/** What the page showed when the test failed: whoever reads the log of another machine cannot open its files. */
function snapshotOf({ results }: TestCase): string {
  const { path } = results.at(-1)?.attachments.find(({ name }) => name === 'error-context') ?? {};
  const [, snapshot = ''] = (path && /^```yaml\n(.*?)\n```$/ms.exec(readFileSync(path, 'utf8'))) || [];
  return snapshot.split('\n').slice(0, SNAPSHOT_LINES_MAX).join('\n');
}

export default class RepeatReporter implements Reporter {
  #all: TestCase[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#all = suite.allTests();
  }

  /** When several tests share a line, as for a phone and a desktop, the title says which one it is. */
  #command(test: TestCase): string {
    const { file, line } = test.location;
    const project = test.parent.project()?.name;
    const isAlone = this.#all.every(
      ({ location, id, parent }) =>
        id === test.id ||
        location.file !== file ||
        location.line !== line ||
        parent.project()?.name !== project,
    );
    const place = `npm run test:browser -- --project=${project} ${relative(process.cwd(), file)}:${line}`;
    const title = test.titlePath().slice(3).join(' ');
    return isAlone ? place : `${place} -g ${asPattern(title)}`;
  }

  onEnd(): void {
    const failed = this.#all.filter((test) => test.outcome() === 'unexpected');
    for (const test of failed) {
      const snapshot = snapshotOf(test);
      if (snapshot) console.log(`\nThe page of '${test.title}' when it failed:\n${snapshot}`);
    }
    printRepeats(new Set(failed.map((test) => this.#command(test))));
  }
}
