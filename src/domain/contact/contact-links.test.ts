import { expect, test } from 'vitest';
import { contactLinks } from './contact-links.ts';

test('the e-mail has the whole message, its lines separated as mail programs expect it (RFC 6068)', () => {
  const links = contactLinks({ subject: 'Far & stop', body: 'Dobar dan,\nimate li 100% nov?', form: '' });
  const { href } = links.find(({ kind }) => kind === 'email')!;
  const { searchParams } = new URL(href);
  expect(href).not.toContain('+');
  expect(searchParams.get('subject')).toBe('Far & stop');
  expect(searchParams.get('body')).toBe('Dobar dan,\r\nimate li 100% nov?');
});
