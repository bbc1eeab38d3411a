import { z } from 'zod';
import { isEmail, readPhone } from '#src/domain/contact/contact.ts';
import { unknownPlaceholders } from '#src/domain/shop/legal-text.ts';
import {
  CLOSURES_MAX,
  DELIVERY_DAYS_MAX,
  FIGURE_MAX,
  LEGAL_TEXT_MAX,
  LOGIN_FIELD_CHARACTERS_MAX,
  PASSWORD_CHARACTERS_MIN,
  SETTING_CHARACTERS_MAX,
} from '#src/domain/limits/admin.ts';
import type { ShopSettings } from '#src/domain/shop/shop.ts';
import { legalValues } from '#src/strings/legal.ts';
import { sessionText } from '#src/strings/admin-session.ts';
import { settingsFault as fault } from '#src/strings/admin/settings-faults.ts';

const text = z.string().trim().max(SETTING_CHARACTERS_MAX, fault.long(SETTING_CHARACTERS_MAX));
const required = text.min(1, fault.missing);

const optionalPhone = text.transform((typed, context) => {
  const number = typed === '' ? '' : readPhone(typed);
  if (number === undefined) context.addIssue({ code: 'custom', message: fault.phone });
  return number ?? '';
});
const phone = required.pipe(optionalPhone);

const link = text
  .transform((typed) => (/^(?:www\.)?[\w-]+\.[\w.]+\//.test(typed) ? `https://${typed}` : typed))
  .refine((typed) => typed === '' || (typed.startsWith('https://') && URL.canParse(typed)), {
    error: fault.link,
  });

const whole = (min: number, max: number) => {
  const error = fault.days(min, max);
  return z.number(error).int(error).min(min, error).max(max, error);
};
const days = whole(1, DELIVERY_DAYS_MAX);
const term = whole(1, 365);
const figure = whole(0, FIGURE_MAX);

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, fault.hours);
const dayHours = z
  .object({ opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, { error: fault.hours })
  .nullable();

const date = z.iso.date(fault.date);
const closure = z
  .object({ from: date, to: date, reason: text })
  .refine(({ from, to }) => from <= to, { error: fault.closureOrder, path: ['to'] });

/** Plain text with `# headings` and `- lists`; empty for the text of a new shop. */
const legal = z
  .string()
  .trim()
  .max(LEGAL_TEXT_MAX, fault.long(LEGAL_TEXT_MAX))
  .refine((typed) => typed === '' || /^#\s+\S/.test(typed), { error: fault.noHeading })
  .superRefine((typed, context) => {
    const unknown = unknownPlaceholders(typed, Object.keys(legalValues()));
    if (unknown.length > 0)
      context.addIssue({ code: 'custom', message: fault.placeholder(unknown.join(', ')) });
  });

/** Every setting: one that has no schema here does not compile, because the form would not save it. */
const SETTINGS = {
  phone,
  whatsapp: optionalPhone,
  viber: optionalPhone,
  email: required.refine(isEmail, { error: fault.email }),
  facebook: link,
  instagram: link,
  company: required,
  registrationNumber: text,
  street: text,
  postalCode: required,
  city: required,
  openingHours: z.array(dayHours).length(7),
  closures: z.array(closure).max(CLOSURES_MAX, fault.closureMany(CLOSURES_MAX)),
  deliveryFrom: days,
  deliveryTo: days,
  withdrawalDays: term,
  complaintDays: term,
  refundWorkingDays: term,
  years: figure,
  clients: figure,
  brands: figure,
  products: figure,
  deliveryClaim: text,
  supportClaim: text,
  terms: legal,
  privacy: legal,
  returns: legal,
} satisfies { [Name in keyof ShopSettings]: z.ZodType<ShopSettings[Name]> };

/** `PUT /api/admin/settings`: the fields of one form, and the version that it was opened with. */
export const settingsInput = z
  .object(SETTINGS)
  .partial()
  .extend({ version: z.number().int().min(0) })
  .refine(({ deliveryFrom = 0, deliveryTo = DELIVERY_DAYS_MAX }) => deliveryFrom <= deliveryTo, {
    error: fault.deliveryOrder,
    path: ['deliveryTo'],
  });
export type SettingsInput = z.output<typeof settingsInput>;

const password = z.string().max(LOGIN_FIELD_CHARACTERS_MAX, sessionText.tooLong);

/** `PUT /api/admin/password`. */
export const passwordInput = z.object({
  current: password.min(1, fault.missing),
  next: password.min(PASSWORD_CHARACTERS_MIN, fault.passwordShort(PASSWORD_CHARACTERS_MIN)),
});

/** `DELETE /api/admin/devices/:id`: an unknown id counts as a device that is logged out already. */
export const deviceId = z.string().max(SETTING_CHARACTERS_MAX);

/** `PUT /api/admin/devices/current`. */
export const ownDeviceInput = z.object({ isOwn: z.boolean() });
