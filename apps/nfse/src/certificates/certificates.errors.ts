import { failure } from '#libs/kernel';

/** The folder of NFSE_CERTIFICATES cannot be read or written. */
export class AuthorityUnavailable extends failure.unavailable(
  'TEST_AUTHORITY_UNAVAILABLE',
  'The test authority is not available',
) {}
