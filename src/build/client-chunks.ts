import type { Plugin } from 'vite';

/** React, the one file that takes long; its name in the bundle is that of `react-dom/client`. */
const REACT = /\/client\.[^/]+\.js$/;

/**
 * An island's first touch asks for React beside the island itself. Without this the bundler lists every small file of every
 * island in the script that each page carries before a touch, a third of its size.
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
