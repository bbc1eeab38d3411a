import { readFile } from 'node:fs/promises';

/**
 * Value of `NODE_OPTIONS` with which processes append the path of every CommonJS module that they run to `file`. A hook
 * for loading would also see those whose exports Node only reads.
 */
export const recordModules = (file: string): string => {
  const source = `
    import { appendFileSync } from 'node:fs';
    import { Module } from 'node:module';
    const compile = Module.prototype._compile;
    Module.prototype._compile = function (code, path, ...others) {
      appendFileSync(${JSON.stringify(file)}, path + '\\n');
      return compile.call(this, code, path, ...others);
    };`;
  return `--import=data:text/javascript,${encodeURIComponent(source)}`;
};

/** Which builds of React's packages ran: `development`, `production`, both or none. */
export async function buildsOfReact(file: string): Promise<ReadonlySet<string>> {
  const modules = await readFile(file, 'utf8').catch(() => '');
  const builds = modules.matchAll(/\/node_modules\/react(?:-dom)?\/cjs\/.*\.(development|production)\.js$/gm);
  return new Set([...builds].map(([, build = '']) => build));
}
