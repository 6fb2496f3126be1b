// jest's own test runner (jest-circus), but Node loads the test files and all modules, as compiled in dist. A worker
// loads a module once and not once for each test file: see docs/adr/0048.
const asyncHooks = require('node:async_hooks');
const { join, relative } = require('node:path');
const runWithCircus = require('jest-circus/runner').default;

const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

/** Loads a module again, and removes it from the cache afterwards. */
function loadAgain(file) {
  delete require.cache[file];
  try {
    return require(file);
  } finally {
    module.children.length = 0;
    delete require.cache[file];
  }
}

/**
 * Loads jest-circus, which has one state for a test file.
 *
 * @param storages receives the storages that it creates. On Node 20 each costs time for every promise, until it is
 *   disabled
 */
function loadCircus(file, storages) {
  const { AsyncLocalStorage } = asyncHooks;
  asyncHooks.AsyncLocalStorage = class extends AsyncLocalStorage {
    constructor(...parameters) {
      super(...parameters);
      storages.push(this);
    }
  };
  // The handlers of the test file before.
  globalThis[EVENT_HANDLERS] = undefined;
  try {
    return loadAgain(file);
  } finally {
    asyncHooks.AsyncLocalStorage = AsyncLocalStorage;
  }
}

module.exports = async (globalConfig, config, environment, runtime, testPath, sendMessage) => {
  const built = (file) =>
    join(config.rootDir, 'dist', relative(config.rootDir, file)).replace(/\.ts$/, '.js');
  const storages = [];
  const native = Object.assign(Object.create(runtime), {
    requireInternalModule: (file) => loadCircus(file, storages),
    requireModule: (file) => loadAgain(file.endsWith('.ts') ? built(file) : file),
    unstable_shouldLoadAsEsm: () => false,
    setGlobalsForRuntime() {},
    enterTestCode() {},
    leaveTestCode() {},
  });
  try {
    return await runWithCircus(globalConfig, config, environment, native, testPath, sendMessage);
  } finally {
    for (const storage of storages) storage.disable();
  }
};
