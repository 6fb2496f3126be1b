import { AuthorisationRequestInvalid } from '../authorisation.errors';
import {
  readDecision,
  readRedirect,
  redirectAddress,
  returnAddress,
  wrongChoice,
} from './decision';

describe('The form', () => {
  it.each<[object, boolean, readonly string[]]>([
    [{ decision: 'approve', accountIds: 'a' }, true, ['a']],
    [{ decision: 'approve', accountIds: ['a', 'b', 'a'] }, true, ['a', 'b']],
    [{ decision: 'refuse' }, false, []],
  ])('%j is read', (form, isApproved, accountIds) => {
    expect(readDecision(form)).toEqual({ isApproved, accountIds });
  });

  it.each([[undefined], [{}], [{ decision: 'x' }], [{ decision: ['approve', 'refuse'] }]])(
    '%j is refused',
    (form) => {
      expect(() => readDecision(form)).toThrow(AuthorisationRequestInvalid);
    },
  );
});

describe('The choice of accounts', () => {
  const offered = ['a', 'b'];

  it.each<['several' | 'one' | 'none', readonly string[], string | undefined]>([
    ['several', ['a'], undefined],
    ['several', ['b', 'a'], undefined],
    ['several', [], 'Escolha pelo menos uma conta.'],
    ['several', ['a', 'c'], 'Escolha contas da lista.'],
    ['one', ['b'], undefined],
    ['one', [], 'Escolha uma conta.'],
    ['one', ['a', 'b'], 'Escolha apenas uma conta.'],
    ['one', ['c'], 'Escolha contas da lista.'],
    ['none', [], undefined],
    ['none', ['c'], undefined],
  ])('of %s: %j', (kind, chosen, text) => {
    expect(wrongChoice(kind, chosen, offered)).toBe(text);
  });
});

it('adds what became of the consent to the address to go on to', () => {
  const redirect = readRedirect('http://localhost:3000/cb?status=old') ?? new URL('http://none');
  const decided = { consentId: 'urn:simulador:1', status: 'AUTHORISED' };
  expect(redirectAddress(redirect, decided)).toBe(
    'http://localhost:3000/cb?status=AUTHORISED&consentId=urn%3Asimulador%3A1',
  );
});

describe('The address to which the browser returns', () => {
  const decided = { consentId: 'urn:simulador:1', status: 'AUTHORISED' };
  const free = { redirect_uri: 'https://elsewhere.example/cb' };
  const pushed = { client_id: 'client', request_uri: 'urn:1' };

  it('is any address, if the security is not required', () => {
    const back = returnAddress(free, { pathPrefix: '/s/a', isStrict: false });
    expect(back?.(decided)).toMatch(/^https:\/\/elsewhere\.example\/cb\?/);
  });

  it('is that of a pushed request otherwise', () => {
    const page = { pathPrefix: '/s/a', isStrict: true };
    expect(() => returnAddress(free, page)).toThrow(AuthorisationRequestInvalid);
    expect(returnAddress({}, page)).toBeUndefined();
    expect(returnAddress({ ...pushed, ...free }, page)?.(decided)).toBe(
      '/s/a/auth/authorize?client_id=client&request_uri=urn%3A1',
    );
  });
});
