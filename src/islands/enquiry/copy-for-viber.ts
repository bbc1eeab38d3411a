import { enquiryText as text } from '#src/strings/enquiry.ts';
import { copyText } from '../copy-text.ts';

/** Viber links cannot contain both a number and a text, so the text is copied first. */
export const copyForViber = (body: string): void => copyText(body, text.copied, text.notCopied);
