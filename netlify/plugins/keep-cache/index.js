// Keeps Astro's finished pages between builds on Netlify, so that a build renders only changed pages.
// https://docs.netlify.com/extend/develop-and-share/develop-build-plugins/#cache
const FOLDER = 'node_modules/.astro';

export async function onPreBuild({ utils }) {
  const wasKept = await utils.cache.restore(FOLDER);
  console.log(
    wasKept ? 'Pages of the last build were restored.' : 'No pages were kept: everything is rendered.',
  );
}

/** Saves before the deploy, because the pages are complete even when the deploy fails. */
export async function onBuild({ utils }) {
  await utils.cache.save(FOLDER);
}
