import { TestKitError } from '../test-kit.errors';
import { newSandbox, openSandbox, type SandboxOptions } from './create-sandbox';
import { type Sandbox } from './sandbox';

type Hook = (run: () => Promise<void>, timeoutMs?: number) => unknown;

/** Starting the simulators in a busy process takes longer than test frameworks wait for a hook: jest 5 s, vitest 10 s. */
const START_LIMIT_MS = 180_000;

/** The functions of a test framework that run something before and after all tests of a file. */
export type Hooks =
  | { readonly beforeAll: Hook; readonly afterAll: Hook }
  | { readonly before: Hook; readonly after: Hook };

/**
 * A sandbox for the tests of a file: opened before the first test, dropped after the last one. Use it in tests and in
 * hooks that come after this call.
 *
 * @param options `hooks`: those of the test framework. Default: the global `beforeAll` and `afterAll` of jest and vitest
 * @throws TestKitError if there are no hooks
 * @example
 * const box = useSandbox();
 */
export function useSandbox(options: SandboxOptions & { readonly hooks?: Hooks } = {}): Sandbox {
  const sandbox = newSandbox(options);
  const { before, after } = functionsOf(options.hooks ?? globalThis);
  before(() => openSandbox(sandbox, options));
  after(() => sandbox.drop());
  return sandbox;
}

function functionsOf(hooks: Partial<Hooks>): { readonly before: Hook; readonly after: Hook } {
  if ('beforeAll' in hooks && 'afterAll' in hooks) {
    const { beforeAll, afterAll } = hooks;
    return {
      before: (run) => beforeAll(run, START_LIMIT_MS),
      after: (run) => afterAll(run, START_LIMIT_MS),
    };
  }
  // node:test has no time limit.
  if ('before' in hooks && 'after' in hooks) return { before: hooks.before, after: hooks.after };
  throw new TestKitError(
    'useSandbox finds no global beforeAll and afterAll. Pass those of your test framework: useSandbox({ hooks: { beforeAll, afterAll } }), or { before, after } of node:test.',
  );
}
