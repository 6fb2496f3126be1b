import { REGISTRATION_OUTCOMES } from '../registration/registration-outcomes';
import { OAUTH_ERRORS } from '../security/oauth.errors';
import { AUTHORIZATION_SERVER_OPERATIONS } from './outcomes';

/** The errors that no rule requests: of APIs and of the revocation of tokens. */
const NOT_REQUESTED = ['invalid_token', 'unsupported_token_type'];

describe('The outcomes of the authorization server', () => {
  it('have each error code in one operation at least', () => {
    const operations = [...AUTHORIZATION_SERVER_OPERATIONS, { outcomes: REGISTRATION_OUTCOMES }];
    const codes = new Set(operations.flatMap(({ outcomes }) => Object.keys(outcomes)));
    const missing = Object.keys(OAUTH_ERRORS).filter((code) => !codes.has(code));
    expect(missing.sort()).toEqual(NOT_REQUESTED);
  });
});
