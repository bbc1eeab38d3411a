type Named = { name: string } | null | undefined;

/**
 * What a vehicle is called, as far as it is known: `Audi A4`, `Audi`, or an empty text; then what else is given, such as
 * a year or a generation.
 */
export const vehicleName = (
  { manufacturer, model }: { manufacturer: Named; model?: Named },
  ...more: readonly (string | number | undefined)[]
): string => [manufacturer?.name, model?.name, ...more].filter(Boolean).join(' ');
