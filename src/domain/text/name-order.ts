// `hr` sorts like Bosnian and exists in every runtime; Chromium lacks `bs`. Numbers sort by value: A4, A6, A10.
const collator = new Intl.Collator('hr', { numeric: true });

export const compareText = (a: string, b: string): number => collator.compare(a, b);

export const compareNames = (a: { name: string }, b: { name: string }): number => compareText(a.name, b.name);
