import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import project from './package.json' with { type: 'json' };
import { buildReport } from './src/build/build-report.ts';
import { clientChunks } from './src/build/client-chunks.ts';
import { minifyPlainScripts } from './src/build/minify-plain-scripts.ts';

/** Every page of a preview says that it is one; see src/components/frame/Ribbon.astro. */
const previewParts = process.env['SHOP_PREVIEW']
  ? { '#src/components/frame/Ribbon.astro': '/src/components/frame/PreviewRibbon.astro' }
  : {};

/** 'chrome >= 109' → 'chrome109', as the build of scripts and styles writes it. */
const browsers = project.browserslist.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''));

/**
 * The code that renders the pages runs in Node, without helpers for old browsers. Astro drops an environment's own
 * `build.target`, and Vite would join it with the list of browsers, so it is among the bundler's settings.
 */
const prerenderForNode = {
  name: 'prerender-for-node',
  /** @param {string} environment */
  configEnvironment: (environment) =>
    environment === 'prerender'
      ? { build: { rolldownOptions: { transform: { target: 'node22' } } } }
      : undefined,
};

export default defineConfig({
  site: process.env['SITE_URL'] || process.env['URL'] || 'https://premium-parts.example',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never', concurrency: 4 },
  integrations: [react(), buildReport()],
  experimental: { incrementalBuild: true },
  security: { csp: false },
  // Small scripts stay files as well: the content security policy allows none in the page.
  vite: {
    plugins: [tailwindcss(), clientChunks(), minifyPlainScripts(browsers), prerenderForNode],
    build: { assetsInlineLimit: 0, target: browsers, cssTarget: browsers },
    resolve: { alias: previewParts },
  },
  devToolbar: { enabled: false },
});
