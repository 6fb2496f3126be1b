import { X509Certificate } from 'node:crypto';
import { memoryStore, taxpayerContent, TestAuthority } from '#libs/certificates';
import { type AbrasfRequest, type SignatureCheck } from '#libs/nfse';
import { type SenderCheck, senderMessages, signerMessages } from './author-messages';

const OWN = '12345678000195';
const BRANCH = '12345678000276';
const OTHER = '11222333000181';
const NOW = Date.UTC(2026, 2, 10);
const AUTHORITY = new TestAuthority(memoryStore(), 'Teste');
const ABSENT: SignatureCheck = { state: 'absent' };
const PARTY = { CpfCnpj: { Cnpj: OWN } };

const RPS = { Prestador: PARTY } as Extract<
  AbrasfRequest,
  { operation: 'GerarNfse' }
>['rps']['declaration'];
const ORDER = {
  IdentificacaoNfse: { Numero: '1', ...PARTY, CodigoMunicipio: '3550308' },
};
const CONSULENTE = { Consulente: { CpfCnpj: { Cnpj: OTHER } }, Pagina: 1 };

/** Requests of one provider with one signature at the place of the name. */
const REQUESTS: Readonly<Record<string, (signature: SignatureCheck) => AbrasfRequest>> = {
  'the RPS of GerarNfse': (signature) => ({
    operation: 'GerarNfse',
    rps: { declaration: RPS, signature },
  }),
  'a batch': (signature) => ({
    operation: 'RecepcionarLoteRps',
    batch: { NumeroLote: '1', Prestador: PARTY, QuantidadeRps: 1, rps: [], signature },
  }),
  'the RPS of a batch': (signature) => ({
    operation: 'RecepcionarLoteRpsSincrono',
    batch: {
      ...{ NumeroLote: '1', Prestador: PARTY, QuantidadeRps: 2, signature: ABSENT },
      rps: [
        { declaration: RPS, signature },
        { declaration: RPS, signature },
      ],
    },
  }),
  'an order to cancel': (signature) => ({
    operation: 'CancelarNfse',
    order: { request: ORDER, signature },
  }),
  'a replacement': (signature) => ({
    operation: 'SubstituirNfse',
    order: { request: ORDER, signature: ABSENT },
    rps: { declaration: RPS, signature: ABSENT },
    signature,
  }),
  'a query': (signature) => ({
    operation: 'ConsultarLoteRps',
    Prestador: PARTY,
    Protocolo: 'P',
    signature,
  }),
};

function request(name: string, signature: SignatureCheck): AbrasfRequest {
  const make = REQUESTS[name];
  if (make === undefined) throw new Error(`No request ${name}`);
  return make(signature);
}

describe('signerMessages', () => {
  const made = new Map<string, Promise<SignatureCheck>>();
  /** A valid signature with a certificate of this holder. */
  const signatureOf = (taxId: string, untilYear = 2099): Promise<SignatureCheck> => {
    const key = `${taxId} ${String(untilYear)}`;
    const known = made.get(key) ?? newSignature(taxId, untilYear);
    made.set(key, known);
    return known;
  };
  const codes = (sent: AbrasfRequest, settings: Parameters<typeof signerMessages>[2]) =>
    signerMessages(sent, NOW, settings).map(({ Codigo }) => Codigo);
  const CHECKED = { signer: 'provider', signatures: 'check' } as const;

  it.each([
    ['the RPS of GerarNfse', 'E171'],
    ['a batch', 'E170'],
    ['the RPS of a batch', 'E171'],
    ['an order to cancel', 'E138'],
    ['a replacement', 'E138'],
    ['a query', 'E157'],
  ])('refuses %s that another taxpayer signed with %s, once', async (name, code) => {
    expect(codes(request(name, await signatureOf(OTHER)), CHECKED)).toEqual([code]);
    expect(codes(request(name, await signatureOf(OWN)), CHECKED)).toEqual([]);
    expect(codes(request(name, await signatureOf(BRANCH)), CHECKED)).toEqual([]);
    expect(codes(request(name, ABSENT), CHECKED)).toEqual([]);
  });

  it('refuses a certificate that has expired, and one without a CNPJ (E189)', async () => {
    for (const signature of [await signatureOf(OWN, 2025), await signatureOf('')]) {
      expect(codes(request('a batch', signature), CHECKED)).toEqual(['E189']);
    }
  });

  it('checks nothing unless the municipality wants it, or if signatures are off', async () => {
    const sent = request('a batch', await signatureOf(OTHER));
    expect(codes(sent, { signer: 'any', signatures: 'require' })).toEqual([]);
    expect(codes(sent, { signer: 'provider', signatures: 'off' })).toEqual([]);
  });

  it('says who signed and whose document it is', async () => {
    const [message] = signerMessages(request('a batch', await signatureOf(OTHER)), NOW, CHECKED);
    expect(message?.Correcao).toContain(`LoteRps is of ${OWN}, and ${OTHER} has signed it.`);
  });
});

describe('senderMessages', () => {
  const SENT = request('a batch', ABSENT);
  const TAKEN: AbrasfRequest = {
    operation: 'ConsultarNfseServicoTomado',
    ...CONSULENTE,
    signature: ABSENT,
  };
  const of = (taxId: string): SenderCheck => ({ state: 'valid', taxId });
  const INVALID: SenderCheck = { state: 'invalid', reason: 'E1203: expired' };

  it.each<[AbrasfRequest, SenderCheck, 'any' | 'certificate' | 'provider', readonly string[]]>([
    [SENT, { state: 'absent' }, 'any', []],
    [SENT, INVALID, 'any', []],
    [SENT, of(OTHER), 'any', []],
    [SENT, { state: 'absent' }, 'certificate', ['E182']],
    [SENT, INVALID, 'certificate', ['E190']],
    [SENT, of(OTHER), 'certificate', []],
    [SENT, { state: 'absent' }, 'provider', ['E182']],
    [SENT, INVALID, 'provider', ['E190']],
    [SENT, of(OTHER), 'provider', ['E157']],
    [SENT, of(OWN), 'provider', []],
    [SENT, of(BRANCH), 'provider', []],
    [TAKEN, of(OTHER), 'provider', []],
    [TAKEN, of(OWN), 'provider', ['E157']],
  ])('case %#', (sent, sender, policy, expected) => {
    expect(senderMessages(sent, sender, policy).map(({ Codigo }) => Codigo)).toEqual(expected);
  });
});

/** Without a CNPJ if the text is empty. */
async function newSignature(taxId: string, untilYear: number): Promise<SignatureCheck> {
  const responsible = { name: 'Responsavel', cpf: '11144477735' };
  const content = taxpayerContent({
    ...{ name: 'Teste', taxId: taxId === '' ? OWN : taxId, responsible },
    ...(taxId === '' && { without: 'tax-id' }),
  });
  const validity = { notBeforeMs: Date.UTC(2020, 0, 1), notAfterMs: Date.UTC(untilYear, 0, 1) };
  const { certificatePem } = await AUTHORITY.issue(content, validity);
  return { state: 'valid', certificate: new X509Certificate(certificatePem).raw };
}
