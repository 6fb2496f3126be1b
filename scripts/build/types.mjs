// npm pack (prepack): writes the types of what the package exports to dist/types, for the projects that install it.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './sources.mjs';

/** The modules that `exports` of package.json names, by library. */
const ENTRIES = {
  'test-kit': ['index', 'global-setup', 'jest'],
  recording: ['index'],
};
const OUTPUT = join(root, 'dist/types');

const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const files = Object.entries(ENTRIES).flatMap(([library, names]) =>
  names.map((name) => join(root, `libs/${library}/src/${name}.ts`)),
);
const program = ts.createProgram(files, {
  ...options,
  noEmit: false,
  declaration: true,
  emitDeclarationOnly: true,
  sourceMap: false,
  stripInternal: true,
  outDir: OUTPUT,
});
rmSync(OUTPUT, { recursive: true, force: true });
const { diagnostics } = program.emit();
const all = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
const host = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
};
process.stderr.write(ts.formatDiagnostics(all, host));
if (all.length > 0) process.exitCode = 1;
