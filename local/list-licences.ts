import { readLicences } from './dependency-licences.ts';
import { runCommand } from './command/run-command.ts';

// `npm run licences`: every package by its licence; exit code 1 where one is unknown or not among the allowed.

await runCommand(async () => {
  const { byLicence, refused } = await readLicences();
  for (const [licence, packages] of [...byLicence].sort(([, a], [, b]) => b.length - a.length)) {
    console.log(`\n${licence} (${packages.length})\n  ${[...new Set(packages)].sort().join(', ')}`);
  }
  if (refused.length > 0) throw new Error(`\nNot allowed, or unknown:\n  ${refused.join('\n  ')}`);
});
