import type { ComponentProps } from 'react';
import { CONTACT_EMAIL_MAX, CONTACT_PHONE_MAX } from '#src/domain/limits/visitors.ts';
import { FormField } from './FormField.tsx';

type Own = Pick<ComponentProps<typeof FormField>, 'label' | 'help' | 'required' | 'defaultValue' | 'error'>;

// Phone and e-mail of the visitor, in every form that a visitor sends.

export const PhoneField = (own: Own) => (
  <FormField id="telefon" type="tel" autoComplete="tel" maxLength={CONTACT_PHONE_MAX} {...own} />
);

export const EmailField = (own: Own) => (
  <FormField id="email" type="email" autoComplete="email" maxLength={CONTACT_EMAIL_MAX} {...own} />
);
