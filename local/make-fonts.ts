import { readFile, stat, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

// `npm run fonts -- ARCHIVO INTER`: reduces two variable fonts (TTF or WOFF2) to what the shop uses. From
// https://github.com/Omnibus-Type/Archivo and https://github.com/rsms/inter.

/** The characters of the pages, and the accents of car names. Rarer ones come from the fallback font. */
const LETTERS =
  ' !"#%&\'()*+,-./0123456789:?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz' +
  '©°·ÄÉËÖ×ÜäéëöüĆćČčĐđŠšŽž–—’“”„•…\u00a0';

/**
 * The limits of the axes are those that src/styles uses. A file of more than some 14 kB does not come with the first
 * ten packets of a new connection (https://www.rfc-editor.org/rfc/rfc6928), so that text waits for another round trip.
 */
const FONTS = [
  {
    file: 'src/styles/fonts/archivo-bs.woff2',
    letters: LETTERS,
    axes: { wght: 650, wdth: { min: 108, max: 125 } },
  },
  {
    file: 'src/styles/fonts/inter-bs.woff2',
    letters: `${LETTERS};=`,
    axes: { wght: { min: 400, max: 600 } },
  },
];
const FEATURES = ['tnum', 'kern'];

const sources = process.argv.slice(2);
if (sources.length !== FONTS.length) throw new Error('Give the files of Archivo and of Inter.');
for (const [i, { file, letters, axes }] of FONTS.entries()) {
  const source = await readFile(sources[i] ?? '');
  const narrowed = await subsetFont(source, letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: FEATURES,
  });
  await writeFile(file, narrowed);
  console.log(`${file} ${(await stat(file)).size} B`);
}
