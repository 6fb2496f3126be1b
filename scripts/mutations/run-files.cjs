// The program of a process that runs test files one after another, as a worker of jest does, and reports each to the
// process that started it. It ends at the first failure.
const { performance } = require('node:perf_hooks');

/** Returns the message of the first failure, or undefined. */
async function failureOf(file, { config, globalConfig }) {
  const runTestFile = require(config.testRunner);
  const Environment = require(config.testEnvironment);
  const environment = new Environment();
  await environment.setup();
  try {
    return await new Promise((resolve, reject) => {
      // Called after each test. When one has failed, the others of the file are not needed.
      const onEvent = (event, [, { status, failureMessages }]) => {
        if (event === 'test-case-result' && status === 'failed') resolve(failureMessages[0]);
      };
      runTestFile(globalConfig, config, environment, {}, file, onEvent).then((result) => {
        resolve(result.testExecError?.message ?? result.failureMessage ?? undefined);
      }, reject);
    });
  } catch (error) {
    return String(error);
  } finally {
    await environment.teardown();
  }
}

function report(message) {
  return new Promise((resolve) => process.send(message, resolve));
}

process.once('message', async ({ files, ...settings }) => {
  for (const file of files) {
    const start = performance.now();
    const failure = await failureOf(file, settings);
    await report({ file, ms: Math.round(performance.now() - start), failure });
    if (failure !== undefined) break;
  }
  process.exit();
});
