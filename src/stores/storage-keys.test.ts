import { expect, test } from 'vitest';
import { privacyPage } from '#src/strings/legal-privacy.ts';
import * as keys from './storage-keys.ts';

test('the privacy page names everything that a visitor’s browser keeps (DECISIONS L5)', () => {
  const kept = privacyPage.sections.find(({ id }) => id === 'uredaj');
  for (const key of [...Object.values(keys), 'premium-parts-contact-draft', 'premium-parts-reloaded'])
    expect(kept?.list?.join(' ')).toMatch(new RegExp(`\\b${key}\\b(?!-)`));
});
