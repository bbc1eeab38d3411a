import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

/**
 * Who may import whom (README, "Map"). A folder names those that it may import from; all our other code is closed to it.
 */
const IMPORTS = {
  'src/domain': [],
  'src/strings': ['src/domain'],
  'src/contracts': ['src/domain', 'src/strings'],
  'db/schema': ['src/domain'],
  'db/queries': ['db/schema', 'db/client', 'src/domain'],
  'db/seed': ['db/client', 'db/queries', 'db/schema', 'src/domain'],
  'src/server': ['src/contracts', 'src/domain', 'src/strings', 'db/queries', 'db/client', 'src/views'],
  'src/build': ['src/domain', 'src/strings', 'src/server/env', 'db/queries', 'db/client'],
  'src/stores': ['src/domain', 'src/contracts', 'src/strings'],
  // Markup as a pure function of props, used at build, by functions and in the browser.
  'src/views': ['src/domain', 'src/strings'],
  'src/islands': [
    'src/stores',
    'src/contracts',
    'src/strings',
    'src/domain',
    // All but `renderView`, which imports React's server part.
    'src/views/(?!render-view)[^/]+',
  ],
  'src/components': [
    'src/contracts',
    'src/strings',
    'src/domain',
    'src/build/page-props',
    'src/views',
    'src/islands',
    'src/styles',
  ],
  'src/layouts': [
    'src/islands/page',
    'src/islands/paint/early',
    'src/components',
    'src/strings',
    'src/domain',
    'src/styles',
  ],
  'src/pages': [
    'src/layouts',
    'src/components',
    'src/views',
    'src/islands',
    'src/strings',
    'src/domain',
    'src/build',
    'src/server/env',
  ],
  'netlify/functions': ['src/server', 'src/contracts', 'db/client'],
};

const RESTRICTED_SYNTAX = [
  {
    selector: 'MemberExpression[object.name="Intl"][property.name="NumberFormat"]',
    message:
      'Chromium has no Bosnian locale data: use src/domain/money.ts, for counts src/domain/text/format-count.ts.',
  },
  {
    selector:
      ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > CallExpression[callee.name=/^(lastYear|shopYear)$/]',
    message: 'A process may run into the next year: call it where the year is needed.',
  },
  {
    selector: 'ObjectExpression > SpreadElement > ObjectExpression, JSXSpreadAttribute > ObjectExpression',
    message: 'Write plain properties.',
  },
];

const FOLDER_NAMES = Object.keys(IMPORTS).map((folder) => folder.split('/').at(-1));

/** @param {string} folder @param {{ regex: string, importNames?: string[], message: string }[]} patterns */
const refuseImports = (folder, patterns) => ({
  name: `imports of ${folder}`,
  files: [`${folder}/**/*.{ts,tsx,astro}`],
  ignores: ['**/*.test.ts'],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const NOT_IN_BROWSER = {
  regex: '/shop/shop\\.ts$',
  importNames: ['wholeShop'],
  message: 'A browser knows the settings of `shop()` only: src/domain/shop/shop-in-browser.ts.',
};

const mayImport = Object.entries(IMPORTS).map(([folder, open]) =>
  refuseImports(folder, [
    {
      regex: `^#(?!(?:${[folder, ...open].join('|')})(?:/|\\.ts$|\\.js\\?url$))`,
      message: `${folder} may import only: ${open.join(', ') || 'nothing of ours'}.`,
    },
    {
      regex: `^\\.\\.?/(?:.*/)?(?:${FOLDER_NAMES.filter((name) => !folder.endsWith(name)).join('|')})/`,
      message: 'Between folders import by #name.',
    },
    ...(/views|islands/.test(folder) ? [NOT_IN_BROWSER] : []),
  ]),
);

/** The same between the folders of `local`; its own files are the commands, which may import all of them. */
const LOCAL_IMPORTS = {
  process: [],
  functions: [],
  pictures: [],
  http: ['functions', 'process'],
  'olx-stand-in': ['http'],
  database: ['http', 'process'],
  publishing: ['http', 'process'],
  command: ['http', 'netlify', 'process'],
  netlify: ['command', 'database', 'publishing'],
  backup: ['command', 'database', 'pictures', 'process'],
};

const mayImportInLocal = Object.entries(LOCAL_IMPORTS).map(([folder, open]) =>
  refuseImports(`local/${folder}`, [
    {
      regex: `^\\.\\./(?!(?:${open.join('|')})/)`,
      message: `local/${folder} may import only: ${open.join(', ') || 'nothing of local'}.`,
    },
  ]),
);

const NO_MARKUP = {
  selector: 'MemberExpression[property.name="innerHTML"], JSXAttribute[name.name="dangerouslySetInnerHTML"]',
  message: 'React renders what a browser renders: a view in src/views.',
};

export default defineConfig(
  globalIgnores([
    'dist/',
    '.local/',
    '.astro/',
    '.netlify/',
    'node_modules/',
    'test-results/',
    'playwright-report/',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // One way to declare shapes; `type` can also be a union.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // An empty string counts as absent in settings and forms.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      // Index signatures are read with brackets, as tsconfig's noPropertyAccessFromIndexSignature demands.
      '@typescript-eslint/dot-notation': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/only-throw-error': 'error',
      'no-restricted-syntax': ['error', ...RESTRICTED_SYNTAX],
    },
  },
  {
    files: ['**/*.{mjs,js}'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
  {
    name: 'files that a browser runs as they stand',
    files: ['src/islands/paint/early.js', 'src/islands/offline/*worker.js'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          ...['document', 'localStorage', 'location', 'self', 'caches', 'clients', 'fetch'],
          ...['Response', 'Request', 'setTimeout', 'clearTimeout'],
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['**/*.test.ts', 'tests/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      // Playwright reads which fixtures a fixture uses from its first parameter, which may be empty.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  {
    name: 'no markup in strings',
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...RESTRICTED_SYNTAX, NO_MARKUP] },
  },
  {
    name: 'the environment is read in one place',
    files: ['src/**/*.{ts,tsx,astro}', 'db/**/*.ts', 'netlify/**/*.ts'],
    ignores: ['src/server/env.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Ask src/server/env.ts.' },
      ],
    },
  },
  {
    name: 'pages may be opened without TLS',
    files: ['src/{islands,stores,views}/**/*.{ts,tsx}'],
    ignores: ['src/stores/admin/locks.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'crypto', property: 'randomUUID', message: 'Use src/stores/random-uuid.ts.' },
        { object: 'navigator', property: 'locks', message: 'Use src/stores/admin/locks.ts.' },
      ],
    },
  },
  {
    files: ['src/build/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...RESTRICTED_SYNTAX,
        NO_MARKUP,
        {
          selector:
            'CallExpression[callee.property.name="of"][callee.object.callee.name="memo"] > :matches(ArrowFunctionExpression, FunctionExpression)',
          message:
            'Give a function of the module, so that it reads nothing but the inputs that are compared.',
        },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  { files: ['**/*.tsx'], ...jsxA11y.configs.strict },
  astro.configs.recommended,
  {
    name: 'React’s markup gets into a page in one place',
    files: ['**/*.astro'],
    ignores: ['src/components/InsertedMarkup.astro', 'src/components/ui/JsonLd.astro'],
    rules: { 'astro/no-set-html-directive': 'error' },
  },
  ...mayImport,
  ...mayImportInLocal,
);
