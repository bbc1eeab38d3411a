import { isChassisNumber } from '#src/domain/contact/contact.ts';
import { enquiryText } from '#src/strings/enquiry.ts';

const LINE = new RegExp(`\\n*^${enquiryText.chassis('.*')}$`, 'm');

/** The message with a complete chassis number as its last line; without that line while the number is incomplete. */
export function withChassis(message: string, chassis: string): string {
  const isWhole = isChassisNumber(chassis);
  if (!isWhole && !LINE.test(message)) return message;
  const rest = message.replace(LINE, '').trimEnd();
  return isWhole ? `${rest}\n\n${enquiryText.chassis(chassis)}`.trimStart() : rest;
}
