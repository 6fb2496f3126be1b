const { ModuleMocker } = require('jest-mock');

/**
 * The environment of jest for tests that run in the process of the worker itself, without a context of their own. The
 * modules that a worker has loaded serve all of its test files (docs/adr/0048).
 */
module.exports = class ProcessEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  exit = process.exit;

  async setup() {}

  async teardown() {
    // jest replaces it for each test file.
    process.exit = this.exit;
  }

  exportConditions() {
    return [];
  }

  getVmContext() {
    return null;
  }
};
