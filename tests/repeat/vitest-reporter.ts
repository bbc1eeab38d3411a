import type { Reporter, TestModule } from 'vitest/node';
import { asPattern, printRepeats } from './repeat-command.ts';

export class RepeatReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const commands = new Set<string>();
    for (const module of modules) {
      const command = `npm run test:unit -- ${module.relativeModuleId}`;
      const failed = [...module.children.allTests('failed')];
      for (const { fullName } of failed) commands.add(`${command} -t ${asPattern(fullName)}`);
      // A file that cannot be loaded or set up has no test to name.
      if (failed.length === 0 && !module.ok()) commands.add(command);
    }
    printRepeats(commands);
  }
}
