import { ChangeIncomplete, ServiceFailed } from './service.errors';

const ADDRESS = 'http://127.0.0.1:3003';
const WHY = 'dict cannot be reached, or it closed the connection.';
const FAILED = new ServiceFailed('dict', ADDRESS, WHY, 'Nothing was changed in any service.');

/** The documented problem of operations that ask all services. */
export const SERVICE_PROBLEMS = [
  502,
  [FAILED, new ChangeIncomplete(FAILED.message, ['dict'])],
  'A service does not answer.',
] as const;
