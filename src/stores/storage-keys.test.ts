import { expect, test } from 'vitest';
import { CONTACT_FORM_KEY } from '#src/domain/contact/contact.ts';
import { privacyPage } from '#src/strings/legal-privacy.ts';
import { DEVICE_KEYS } from './device-data.ts';
import * as storageKeys from './storage-keys.ts';
import * as tabKeys from './tab-keys.ts';

const keys = [...Object.values(storageKeys), ...Object.values(tabKeys), CONTACT_FORM_KEY];

test('the privacy page names everything that a visitor’s browser keeps (DECISIONS L5)', () => {
  const kept = privacyPage.sections.find(({ id }) => id === 'uredaj');
  for (const key of keys) expect(kept?.list?.join(' ')).toMatch(new RegExp(`\\b${key}\\b(?!-)`));
});

test('all of it is deleted together', () => {
  expect(DEVICE_KEYS.toSorted()).toEqual(keys.sort());
});
