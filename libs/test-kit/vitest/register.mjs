// The package vitest is loaded by the project that uses it, and only as an ES module. So this file is not compiled.
import { matchers } from 'payment-simulators/testing';
import { expect } from 'vitest';

expect.extend(matchers);
