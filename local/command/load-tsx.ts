import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

// Functions render React views. Node strips types but does not compile JSX; Netlify's bundler does both.
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context);
    const file = fileURLToPath(url);
    const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), {
      jsx: { runtime: 'automatic', development: false },
    });
    if (errors.length > 0) throw new SyntaxError(`${file}: ${errors.map(String).join('; ')}`);
    return { format: 'module', source: code, shortCircuit: true };
  },
});
