import type { SettingsRow } from '#src/domain/admin/settings.ts';
import { formatCount } from '#src/domain/text/format-count.ts';
import { shownPhone } from '#src/domain/contact/contact.ts';
import { writeLegalText } from '#src/domain/shop/legal-text.ts';
import type { Closure, DayHours } from '#src/domain/shop/shop.ts';
import { settingLabel, settingsText as text } from '#src/strings/admin/settings.ts';
import { defaultParts, type LegalPage } from '#src/strings/legal.ts';
import { privacyPage } from '#src/strings/legal-privacy.ts';
import { returnsPage } from '#src/strings/legal-returns.ts';
import { termsPage } from '#src/strings/legal-terms.ts';
import { closureDays, openingHoursLines } from '#src/strings/opening-hours.ts';
import { ClosuresField } from './ClosuresField.tsx';
import { HoursField } from './HoursField.tsx';
import { LegalField } from './LegalField.tsx';
import {
  lineField,
  numberField,
  phoneField,
  type PlainName,
  type SettingField,
  type SettingFields,
} from './setting-fields.tsx';

export type SettingsGroup = {
  /** In the address: `#postavke?uredi=kontakt`. */
  id: string;
  title: string;
  /** The pages that show it. */
  shown: string;
  fields: SettingFields;
  /** Its form needs the wide dialog. */
  isWide?: true;
  /** The present values, one to a line. */
  summary: (row: SettingsRow) => string[];
};

const given = (row: SettingsRow, ...names: PlainName[]) =>
  names.map((name) => String(row[name])).filter(Boolean);
/** Its overview has a line for each setting of the form, with its label. */
const labelledGroup = (group: Omit<SettingsGroup, 'summary'>): SettingsGroup => ({
  ...group,
  summary: (row) =>
    (Object.keys(group.fields) as PlainName[]).map((name) => {
      const value = row[name];
      return `${settingLabel[name]}: ${typeof value === 'number' ? formatCount(value) : value || text.none}`;
    }),
});

const hoursLines = (week: readonly DayHours[]) =>
  openingHoursLines(week).map(({ days, hours }) => `${days}: ${hours}`);
const closureLines = (closures: readonly Closure[]) =>
  closures.map((closure) => [closureDays(closure), closure.reason].filter(Boolean).join(': '));

const openingHours: SettingField = {
  label: settingLabel.openingHours,
  of: (row) => row?.openingHours ?? [],
  render: ({ value, faults, onChange }) => (
    <HoursField week={value as DayHours[]} faults={faults} onChange={onChange} />
  ),
  read: (week) => hoursLines(week as DayHours[]).join('; '),
};

const closures: SettingField = {
  label: settingLabel.closures,
  of: (row) => row?.closures ?? [],
  render: ({ value, faults, onChange }) => (
    <ClosuresField closures={value as Closure[]} faults={faults} onChange={onChange} />
  ),
  read: (list) => (list as Closure[]).map(({ from, to, reason }) => `${from}–${to} ${reason}`).join('; '),
};

function legalGroup(id: string, page: LegalPage): SettingsGroup {
  const { setting: name } = page;
  const start = writeLegalText(defaultParts(page));
  const field: SettingField = {
    label: settingLabel[name],
    of: (row) => row?.[name] || start,
    render: ({ value, faults, onChange }) => (
      <LegalField
        name={name}
        value={value as string}
        start={start}
        error={faults[name]}
        onChange={onChange}
      />
    ),
    // An unchanged text is stored as empty, so that it follows changes of the program.
    toSend: (value) => (typeof value === 'string' && value.trim() === start ? '' : value),
  };
  return {
    id,
    title: settingLabel[name],
    shown: text['legal.shown'](page.title),
    fields: { [name]: field },
    isWide: true,
    summary: (row) => [row[name] === '' ? text['legal.default'] : text['legal.own']],
  };
}

const claim = { help: text['claims.help'] };
const figure = { half: true, help: text['figures.help'] };
const phoneOnOneLine = (number: string): string => shownPhone(number).replaceAll(' ', '\u00a0');

/** The forms of the settings, in the order of the screen. */
export const settingsGroups: readonly SettingsGroup[] = [
  {
    id: 'kontakt',
    title: text['contact.title'],
    shown: text['contact.shown'],
    fields: {
      phone: phoneField('phone', { required: true, help: text['contact.phoneHelp'] }),
      whatsapp: phoneField('whatsapp', { help: text['contact.optional'] }),
      viber: phoneField('viber', { help: text['contact.optional'] }),
      email: lineField('email', { required: true, input: { type: 'email', autoComplete: 'email' } }),
    },
    summary: ({ phone: number, whatsapp, viber, email }) => [
      phoneOnOneLine(number),
      `WhatsApp: ${phoneOnOneLine(whatsapp) || text.none}`,
      `Viber: ${phoneOnOneLine(viber) || text.none}`,
      email,
    ],
  },
  {
    id: 'radno-vrijeme',
    title: text['hours.title'],
    shown: text['hours.shown'],
    fields: { openingHours },
    summary: ({ openingHours: week }) => hoursLines(week),
  },
  {
    id: 'neradni-dani',
    title: text['closures.title'],
    shown: text['closures.shown'],
    fields: { closures },
    isWide: true,
    summary: ({ closures: list }) => (list.length > 0 ? closureLines(list) : [text['closures.none']]),
  },
  {
    id: 'adresa',
    title: text['address.title'],
    shown: text['address.shown'],
    fields: {
      company: lineField('company', { required: true }),
      registrationNumber: lineField('registrationNumber'),
      street: lineField('street', { input: { autoComplete: 'street-address' } }),
      postalCode: lineField('postalCode', { required: true, input: { autoComplete: 'postal-code' } }),
      city: lineField('city', { required: true }),
      facebook: lineField('facebook', { help: text['social.help'], input: { type: 'url' } }),
      instagram: lineField('instagram', { help: text['social.help'], input: { type: 'url' } }),
    },
    summary: (row) => [
      ...given(row, 'company', 'registrationNumber', 'street'),
      `${row.postalCode} ${row.city}`,
      ...given(row, 'facebook', 'instagram'),
    ],
  },
  labelledGroup({
    id: 'dostava',
    title: text['delivery.title'],
    shown: text['delivery.shown'],
    fields: {
      deliveryFrom: numberField('deliveryFrom', { half: true }),
      deliveryTo: numberField('deliveryTo', { half: true }),
      withdrawalDays: numberField('withdrawalDays'),
      complaintDays: numberField('complaintDays'),
      refundWorkingDays: numberField('refundWorkingDays'),
    },
  }),
  labelledGroup({
    id: 'brojke',
    title: text['figures.title'],
    shown: text['figures.shown'],
    fields: {
      years: numberField('years', figure),
      clients: numberField('clients', figure),
      brands: numberField('brands', figure),
      products: numberField('products', figure),
      deliveryClaim: lineField('deliveryClaim', claim),
      supportClaim: lineField('supportClaim', claim),
    },
  }),
  legalGroup('opci-uslovi', termsPage),
  legalGroup('privatnost', privacyPage),
  legalGroup('povrat', returnsPage),
];
