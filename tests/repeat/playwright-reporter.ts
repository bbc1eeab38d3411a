import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { asPattern, printRepeats } from './repeat-command.ts';

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
    printRepeats(new Set(failed.map((test) => this.#command(test))));
  }
}
