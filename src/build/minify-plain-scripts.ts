import { minifySync, type Plugin } from 'vite';

/**
 * Minifies the scripts that run before a page is parsed. Templates import only their addresses (`early.js?url`), so the
 * bundler copies them as they are, comments included. `browsers` as in `build.target`.
 */
export const minifyPlainScripts = (browsers: string[]): Plugin => ({
  name: 'minify-plain-scripts',
  generateBundle(_options, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.js')) continue;
      const source = typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
      file.source = minifySync(file.fileName, source, { compress: { target: browsers } }).code;
    }
  },
});
