import type { Closure, DayHours, ShopSettings } from '#src/domain/shop/shop.ts';
import { readPhone, shownPhone } from '#src/domain/contact/contact.ts';
import type { SettingsRow } from '#src/domain/admin/settings.ts';
import { settingLabel } from '#src/strings/admin/settings.ts';
import type { Field } from '../form/use-edit-form.ts';

/** The value of a setting in a form. */
export type SettingValue = string | DayHours[] | Closure[];
type SettingName = keyof ShopSettings;

export type SettingField = Field<SettingValue, SettingsRow>;
export type SettingFields = Partial<Record<SettingName, SettingField>>;
/** Settings that are a text or a number. */
export type PlainName = Exclude<SettingName, 'openingHours' | 'closures'>;

type More = Pick<SettingField, 'help' | 'required' | 'input' | 'half'>;

export const lineField = (name: PlainName, more: More = {}): SettingField => ({
  label: settingLabel[name],
  of: (row) => String(row?.[name] ?? ''),
  ...more,
});

/** A number is shown and compared in groups of digits, however it is typed. */
export const phoneField = (name: PlainName, more: More): SettingField => ({
  ...lineField(name, { input: { type: 'tel', autoComplete: 'tel' }, ...more }),
  of: (row) => shownPhone(String(row?.[name] ?? '')),
  read: (value) => {
    const typed = value as string;
    return shownPhone(readPhone(typed) ?? typed);
  },
});

/** With a dot or a space between thousands, as the shop writes them, or with none. */
const COUNT = /^(?:\d+|\d{1,3}(?:[.\s]\d{3})+)$/;

/** A whole number; the server refuses anything else and names the field's range. */
export const numberField = (name: PlainName, more: More = {}): SettingField => ({
  ...lineField(name, { required: true, input: { inputMode: 'numeric' }, ...more }),
  toSend: (value) =>
    typeof value === 'string' && COUNT.test(value.trim()) ? Number(value.replace(/[.\s]/g, '')) : null,
});
