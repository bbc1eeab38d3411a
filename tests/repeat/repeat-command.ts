const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** A pattern that matches only this test name, quoted for the shell. */
export const asPattern = (name: string): string =>
  `'${name.replaceAll(SPECIAL, String.raw`\$&`).replaceAll("'", String.raw`'\''`)}'`;

/** Printed at the end of a run: the commands that repeat each failed test alone. */
export function printRepeats(commands: ReadonlySet<string>): void {
  if (commands.size === 0) return;
  console.log(
    `\nTo repeat each failed test alone:\n${[...commands].map((command) => `  ${command}`).join('\n')}`,
  );
}
