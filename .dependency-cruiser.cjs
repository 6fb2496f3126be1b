/**
 * Who may import whom; docs/adr/0002 and docs/adr/0022. A library may use those it names and itself.
 */
const libraries = {
  kernel: [],
  brazil: ['kernel'],
  'br-code': ['brazil', 'kernel'],
  xml: ['kernel'],
  'xml-signature': ['xml', 'kernel'],
  certificates: ['config', 'brazil', 'kernel'],
  iso8583: ['schema', 'kernel'],
  'card-security': ['iso8583', 'kernel'],
  'rate-limit': ['kernel'],
  'dict-api': ['xml-tables', 'xml', 'brazil', 'kernel'],
  iso20022: ['xml-tables', 'xml', 'brazil', 'kernel'],
  'spi-api': ['iso20022', 'xml', 'kernel'],
  schema: ['kernel'],
  config: ['kernel'],
  'test-values': ['kernel'],
  http: ['config', 'schema', 'xml', 'kernel'],
  openapi: ['test-values', 'http', 'config', 'kernel'],
  telemetry: ['http', 'config', 'kernel'],
  console: ['http', 'config', 'kernel'],
  app: ['console', 'telemetry', 'journal', 'openapi', 'http', 'config', 'kernel'],
  'mutual-tls': ['certificates', 'app', 'http', 'config', 'xml-signature', 'brazil', 'kernel'],
  matching: ['schema', 'xml', 'kernel'],
  journal: ['matching', 'brazil', 'http', 'schema', 'xml', 'kernel'],
  database: ['http', 'kernel'],
  sandbox: [
    'database',
    'journal',
    'matching',
    'test-values',
    'app',
    'telemetry',
    'http',
    'config',
    'schema',
    'xml',
    'kernel',
  ],
  outbound: ['http', 'config', 'kernel'],
  control: [
    'sandbox',
    'database',
    'journal',
    'matching',
    'test-values',
    'app',
    'openapi',
    'http',
    'config',
    'schema',
    'kernel',
  ],
  exams: ['control', 'sandbox', 'database', 'openapi', 'http', 'schema', 'brazil', 'kernel'],
  'xml-tables': ['xml', 'kernel'],
  nfse: ['certificates', 'tabular', 'xml-signature', 'xml-tables', 'xml', 'brazil', 'kernel'],
  tabular: ['kernel'],
  'states-language': ['kernel'],
  webhooks: [
    'control',
    'outbound',
    'sandbox',
    'database',
    'app',
    'openapi',
    'http',
    'config',
    'schema',
    'kernel',
  ],
  expressions: ['states-language', 'kernel'],
};

const arrows = Object.entries(libraries).map(([name, allowed]) => ({
  name: `${name}-uses-only-${['itself', ...allowed].join('-')}`,
  severity: 'error',
  from: { path: `^libs/${name}/`, pathNot: ['spec\\.ts$', '/test/'] },
  to: { path: '^(libs|apps|test)/', pathNot: `^libs/(${[name, ...allowed].join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...arrows,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'libraries-are-entered-by-their-index',
      comment: 'Import #libs/<name>; what its index does not export is its own.',
      severity: 'error',
      from: { path: '^(apps|libs/([^/]+)|test)/' },
      to: { path: '^libs/[^/]+/src/', pathNot: ['^libs/[^/]+/src/index\\.ts$', '^libs/$2/'] },
    },
    {
      name: 'apps-meet-over-http',
      comment: 'An app never imports another; only the suite knows their modules.',
      severity: 'error',
      from: { path: '^apps/(?!suite/)([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { path: '^(apps|libs)/', pathNot: ['spec\\.ts$', '/test/', '^libs/testing/'] },
      to: { path: '^libs/testing/' },
    },
    {
      name: 'kernel-needs-nothing',
      comment:
        'Plain TypeScript and Node. Exceptions: check digits (docs/adr/0011) and schemas (docs/adr/0024).',
      severity: 'error',
      from: {
        path: '^libs/(kernel|brazil|br-code|iso8583|card-security|rate-limit)/',
        pathNot: ['spec\\.ts$', '/test/'],
      },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-peer'],
        pathNot: 'node_modules/(cpf-cnpj-validator|zod)/',
      },
    },
    {
      name: 'matching-and-journal-know-no-database',
      severity: 'error',
      from: { path: '^libs/(matching|journal)/', pathNot: ['spec\\.ts$', '/test/'] },
      to: { path: 'node_modules/(typeorm|pg|better-sqlite3)/' },
    },
    {
      name: 'only-repositories-know-the-database',
      severity: 'error',
      from: {
        path: '^apps/[^/]+/src/',
        pathNot: ['\\.(repository|rows?)\\.ts$', '/migrations/', 'spec\\.ts$'],
      },
      to: { path: 'node_modules/(typeorm|pg|better-sqlite3)/' },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      // Without it, subpaths such as csv-stringify/sync are looked up as files.
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'node', 'default', 'types'],
    },
  },
};
