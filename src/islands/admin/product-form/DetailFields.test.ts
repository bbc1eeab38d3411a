import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FORM_FIELD_NAMES } from '#src/domain/admin/product-form.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const form = read('DetailFields.tsx') + read('ProductFormFields.tsx');

test('the form has a control for every field that the owner can edit', () => {
  const hasControl = (name: string) =>
    new RegExp(`<PlainField name="${name}"|\\b(?:choose|register|setValue)\\('${name}'`).test(form);
  expect(FORM_FIELD_NAMES.filter((name) => !hasControl(name))).toEqual([]);
});
