import { expect, test } from 'vitest';
import { CONTACT_DRAFT_KEY } from '#src/domain/contact/contact.ts';
import { privacyPage } from '#src/strings/legal-privacy.ts';
import * as keys from './storage-keys.ts';

test('the privacy page names everything that a visitor’s browser keeps (DECISIONS L5)', () => {
  const kept = privacyPage.sections.find(({ id }) => id === 'uredaj');
  for (const key of [...Object.values(keys), CONTACT_DRAFT_KEY])
    expect(kept?.list?.join(' ')).toMatch(new RegExp(`\\b${key}\\b(?!-)`));
});
