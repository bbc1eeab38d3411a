import type { Plugin } from 'vite';

/** React, the one file that takes long to load; the bundle names it after `react-dom/client`. */
const REACT = /\/client\.[^/]+\.js$/;

/**
 * The first touch of an island loads React beside the island. Without this the bundler lists every small file of
 * every island in the script that each page loads before a touch: a third of its size.
 */
export const clientChunks = (): Plugin => ({
  name: 'client-chunks',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            modulePreload: {
              resolveDependencies: (_file, dependencies) => dependencies.filter((path) => REACT.test(path)),
            },
          },
        }
      : null,
});
