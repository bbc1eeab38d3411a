import { readFile } from 'node:fs/promises';

/** Licences that the shop may use; its owner has to read any other one first. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  // libvips, a separate library that sharp loads unmodified.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  // Covers the files themselves, which are used unmodified.
  'MPL-2.0',
  'Python-2.0',
  'Zlib',
]);

/** Packages whose metadata name no licence; read in the package itself. */
const READ_BY_HAND: Readonly<Record<string, string>> = { callsite: 'MIT' };

type Licences = { byLicence: Map<string, string[]>; refused: string[] };

/** Of an SPDX expression. One with both operators is read by hand. */
const isAllowed = (licence: string): boolean => {
  const parts = licence.replace(/[()]/g, '').split(/ (AND|OR) /);
  if (parts.includes('AND') && parts.includes('OR')) return false;
  const names = parts.filter((part) => part !== 'AND' && part !== 'OR');
  return parts.includes('OR')
    ? names.some((name) => ALLOWED.has(name))
    : names.every((name) => ALLOWED.has(name));
};

/** Every package of the lock file by its licence, and those whose licence is unknown or not allowed. */
export async function readLicences(lockFile = 'package-lock.json'): Promise<Licences> {
  const { packages } = JSON.parse(await readFile(lockFile, 'utf8')) as {
    packages: Record<string, { version?: string; license?: string }>;
  };
  const byLicence = new Map<string, string[]>();
  const refused: string[] = [];
  for (const [path, { version = '', license }] of Object.entries(packages)) {
    if (path === '') continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = license ?? READ_BY_HAND[name] ?? 'unknown';
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name} ${version}`]);
    if (!isAllowed(licence)) refused.push(`${name} ${version}: ${licence}`);
  }
  return { byLicence, refused };
}
