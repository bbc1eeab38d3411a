import { splitList } from '../dictionaries/tidy-list.ts';
import type { ProductField } from '../product/product-field.ts';

export const asNumber = (text: string): number | null => (text === '' ? null : Number(text));

/**
 * The value that was typed for a field. Text that is not a number becomes NaN, and so does no text where a number is
 * needed: both break the rule of the field.
 */
export function typedValue(field: ProductField, typed: string | number | boolean): unknown {
  // A form that was kept long ago may hold a number where the current one has text.
  const text = String(typed).trim();
  switch (field.type) {
    case 'flag':
      return typed === true;
    case 'texts':
      return splitList(text);
    case 'number':
      return asNumber(text) ?? (field.default === null ? null : Number.NaN);
    case 'reference':
      return asNumber(text);
    default:
      return text === '' ? field.default : text;
  }
}

export const isWithin = (value: number, min: number, max: number) =>
  Number.isInteger(value) && value >= min && value <= max;

/** The first rule of the field's type that a value breaks. */
export function brokenRule(
  field: ProductField,
  value: unknown,
): 'missing' | 'length' | 'many' | 'range' | undefined {
  if (field.type === 'text') {
    const text = typeof value === 'string' ? value : '';
    if (field.isRequired && text.trim() === '') return 'missing';
    return text.length > field.max ? 'length' : undefined;
  }
  if (field.type === 'texts') {
    const texts = value as readonly string[];
    if (texts.length > field.maxCount) return 'many';
    return texts.some((text) => text.length > field.max) ? 'length' : undefined;
  }
  if (field.type !== 'number' || (value === null && field.default === null)) return undefined;
  return isWithin(value as number, field.min, field.max) ? undefined : 'range';
}
