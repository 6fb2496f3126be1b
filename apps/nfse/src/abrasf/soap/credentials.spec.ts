import { type AbrasfSettings } from '#libs/nfse';
import { readSoap } from '#libs/soap';
import { serviceSettings } from '../settings/service-settings';
import { wrapperOf } from '../wrappers/wrappers';
import { credentialsError } from './credentials';

const FIORILLI = { provider: 'fiorilli' } as const;
const SIMPLISS = { provider: 'simpliss', version: '1.00' } as const;
const SET = { user: 'u1', password: 'senha' };

function errorOf(abrasf: AbrasfSettings, content: string): string | undefined {
  const envelope = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><o>${content}</o></s:Body></s:Envelope>`;
  const soap = readSoap(Buffer.from(envelope));
  if (!soap.ok) throw new Error(soap.refusal.reason);
  const settings = serviceSettings(abrasf);
  return credentialsError(soap.value.operation, wrapperOf(settings), settings);
}

describe('credentialsError', () => {
  it.each<[AbrasfSettings, string, string | undefined]>([
    [{ provider: 'webiss' }, '', undefined],
    [FIORILLI, '<username>a</username><password>b</password>', undefined],
    [{ ...FIORILLI, ...SET }, '<username>u1</username><password> senha </password>', undefined],
    [FIORILLI, '<password>b</password>', 'username is missing or empty.'],
    [FIORILLI, '<username>a</username><password/>', 'password is missing or empty.'],
    [
      { ...FIORILLI, ...SET },
      '<username>u1</username><password>Senha</password>',
      'username and password must be those of the municipality.',
    ],
    [
      { ...FIORILLI, ...SET },
      '<username>u2</username><password>senha</password>',
      'username and password must be those of the municipality.',
    ],
    [SIMPLISS, '<pParam><P1>a</P1><P2>b</P2></pParam>', undefined],
    [{ ...SIMPLISS, ...SET }, '<pParam><P1>u1</P1><P2>senha</P2></pParam>', undefined],
    [SIMPLISS, '<P1>a</P1><P2>b</P2>', 'P1 in pParam is missing or empty.'],
    [SIMPLISS, '<pParam><P1>a</P1></pParam>', 'P2 in pParam is missing or empty.'],
    [
      SIMPLISS,
      `<pParam>${'<a>'.repeat(34)}${'</a>'.repeat(34)}</pParam>`,
      'P1 in pParam is missing or empty.',
    ],
    [
      { ...SIMPLISS, ...SET },
      '<pParam><P1>u1</P1><P2>x</P2></pParam>',
      'P1 and P2 in pParam must be those of the municipality.',
    ],
    // SimplISS 2.03 has no user.
    [{ provider: 'simpliss', ...SET }, '', undefined],
  ])('of %j with %s', (abrasf, content, expected) => {
    expect(errorOf(abrasf, content)).toBe(expected);
  });
});
