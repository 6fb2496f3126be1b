// The global setup of jest: compiles the tests and what they test.
import { build } from './build.mjs';

export default () => build({ tests: true });
