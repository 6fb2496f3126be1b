import { execFileSync } from 'node:child_process';

/** Prints the files of packages that a module loads. */
const LOAD = `
  globalThis.expect = { extend() {} };
  require(process.argv[1]);
  const { sep } = require('node:path');
  console.log(Object.keys(require.cache).filter((file) => file.includes(sep + 'node_modules' + sep)).join());
`;

describe('The test kit', () => {
  it.each(['index', 'jest', 'global-setup'])('loads no package: %s', (name) => {
    const file = `./dist/libs/test-kit/src/${name}.js`;
    expect(execFileSync(process.execPath, ['-e', LOAD, file]).toString().trim()).toBe('');
  });
});
