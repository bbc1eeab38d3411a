const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** A test's name as a pattern that means this name only, as one word for the shell. */
export const asPattern = (name: string): string =>
  `'${name.replaceAll(SPECIAL, String.raw`\$&`).replaceAll("'", String.raw`'\''`)}'`;

/** What a run says at its end: the commands that repeat what has failed, each alone. */
export function printRepeats(commands: ReadonlySet<string>): void {
  if (commands.size === 0) return;
  console.log(`\nOnce more, each alone:\n${[...commands].map((command) => `  ${command}`).join('\n')}`);
}
