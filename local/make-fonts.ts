import { readFile, stat, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

// `npm run fonts -- ARCHIVO INTER`: narrows two variable fonts (TTF or WOFF2) to what the shop draws with. From
// https://github.com/Omnibus-Type/Archivo and https://github.com/rsms/inter; the shop's own files can be narrowed further.

const LETTERS = `
 !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_\`abcdefghijklmnopqrstuvwxyz{|}~
©«°²·»ÁÄÈÉËÓÖ×ÚÜßáäçèéêëóôöúüĆćČčĐđŠšŽž–—‘’‚“”„•…′″€↑↓−\u00a0`.replaceAll('\n', '');

/** The ends of the axes are those that src/styles uses; each step beyond costs every visitor bytes before the first paint. */
const FONTS = [
  {
    file: 'public/fonts/archivo-bs.woff2',
    axes: { wght: 650, wdth: { min: 108, max: 125 } },
    keepFeatures: ['ccmp', 'liga', 'tnum', 'kern'],
  },
  // `calt` draws the x of `5x112` as a multiplication sign.
  {
    file: 'public/fonts/inter-bs.woff2',
    axes: { wght: { min: 400, max: 600 } },
    keepFeatures: ['calt', 'tnum', 'kern'],
  },
];

const sources = process.argv.slice(2);
if (sources.length !== FONTS.length) throw new Error('Give the files of Archivo and of Inter.');
for (const [i, { file, axes, keepFeatures }] of FONTS.entries()) {
  const source = await readFile(sources[i] ?? '');
  const narrowed = await subsetFont(source, LETTERS, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures,
  });
  await writeFile(file, narrowed);
  console.log(`${file} ${(await stat(file)).size} B`);
}
