import { type SandboxMatchers } from 'payment-simulators/testing';
import 'vitest';

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/no-explicit-any
  interface Matchers<T = any> extends SandboxMatchers<Promise<T extends never ? never : void>> {}
}
