import { isChassisNumber } from '#src/domain/contact.ts';
import { contactText as text } from '#src/strings/contact.ts';

const LINE = /\n*^Broj šasije: .*$/m;

/** The message with a whole chassis number as its last line, without any while it is not whole. */
export function withChassis(message: string, chassis: string): string {
  const isWhole = isChassisNumber(chassis);
  if (!isWhole && !LINE.test(message)) return message;
  const rest = message.replace(LINE, '').trimEnd();
  return isWhole ? `${rest}\n\n${text['chassis.line'](chassis)}`.trimStart() : rest;
}
