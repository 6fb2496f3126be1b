import { matchers, type SandboxMatchers } from './expectations/matchers';

declare global {
  // The types of jest are in this namespace, and its interface has these parameters.
  /* eslint-disable @typescript-eslint/no-namespace, @typescript-eslint/no-empty-object-type, @typescript-eslint/no-unused-vars */
  namespace jest {
    interface Matchers<R, T = {}> extends SandboxMatchers<Promise<R>> {}
  }
  /* eslint-enable */
}

declare const expect: { readonly extend: (added: typeof matchers) => void };

expect.extend(matchers);
