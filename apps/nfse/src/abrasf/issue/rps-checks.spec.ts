import { type Batch, type SentRps, type SignatureCheck } from '#libs/nfse';
import { type AbrasfSettings } from '#libs/nfse';
import { type Place } from '../place';
import { serviceSettings } from '../settings/service-settings';
import { batchMessages, plainNumber, rpsMessagesOf, taxIdOf } from './rps-checks';

const CNPJ = '12345678000195';
const ABSENT: SignatureCheck = { state: 'absent' };
const INVALID: SignatureCheck = { state: 'invalid', reason: 'The digest differs.' };

function place(abrasf: AbrasfSettings = {}): Place {
  const settings = serviceSettings(abrasf);
  return { municipality: '3550308', version: settings.version, settings };
}

interface Change {
  readonly Numero?: string;
  readonly Cnpj?: string;
  readonly InscricaoMunicipal?: string;
  readonly signature?: SignatureCheck;
  readonly ValorServicos?: number;
}

function rps({
  Numero = '1',
  Cnpj = CNPJ,
  InscricaoMunicipal,
  signature = ABSENT,
  ValorServicos = 1,
}: Change = {}) {
  const registration = InscricaoMunicipal === undefined ? {} : { InscricaoMunicipal };
  const declaration = {
    Rps: { IdentificacaoRps: { Numero, Serie: 'A', Tipo: '1' }, DataEmissao: '', Status: '1' },
    Prestador: { CpfCnpj: { Cnpj }, ...registration },
    Servico: { Valores: { ValorServicos } },
  };
  return { declaration, signature } as unknown as SentRps;
}

function batch(sent: readonly SentRps[], change: Partial<Batch> = {}): Batch {
  return {
    NumeroLote: '1',
    Prestador: { CpfCnpj: { Cnpj: CNPJ }, InscricaoMunicipal: '55' },
    QuantidadeRps: sent.length,
    rps: sent,
    signature: ABSENT,
    ...change,
  };
}

const codes = (messages: readonly { readonly Codigo: string }[]) =>
  messages.map(({ Codigo }) => Codigo);

describe('batchMessages', () => {
  it.each<readonly [string, Batch, AbrasfSettings, string[]]>([
    ['a right batch', batch([rps()]), {}, []],
    ['another number of receipts', batch([rps()], { QuantidadeRps: 2 }), {}, ['E69']],
    ['too many receipts', batch([rps(), rps({ Numero: '2' })]), { maxRps: 1 }, ['E214']],
    ['no signature', batch([rps()]), { signatures: 'require' }, ['E173']],
    ['a wrong signature', batch([rps()], { signature: INVALID }), {}, ['E325']],
    [
      'a wrong signature that is ignored',
      batch([rps()], { signature: INVALID }),
      { signatures: 'off' },
      [],
    ],
  ])('of %s', (_, sent, settings, expected) => {
    expect(codes(batchMessages(sent, place(settings)))).toEqual(expected);
  });
});

describe('rpsMessagesOf', () => {
  const other = rps({ Cnpj: '11222333000181' });
  it.each<readonly [string, readonly SentRps[], AbrasfSettings, string[][]]>([
    ['right receipts', [rps(), rps({ Numero: '2' })], {}, [[], []]],
    ['another provider', [other], {}, [['E348']]],
    ['another provider in 1.00', [other], { version: '1.00' }, [['E159']]],
    ['another registration', [rps({ InscricaoMunicipal: '56' })], {}, [['E70']]],
    ['the same registration', [rps({ InscricaoMunicipal: '55' })], {}, [[]]],
    ['the same receipt twice', [rps(), rps({ Numero: '01' })], {}, [[], ['E71']]],
    ['no amount', [rps({ ValorServicos: 0 })], {}, [['E18']]],
    ['no signature', [rps()], { signatures: 'require' }, [['E174']]],
    ['a wrong signature', [rps({ signature: INVALID })], {}, [['E324']]],
  ])('of %s', (_, sent, settings, expected) => {
    expect(rpsMessagesOf(batch(sent), place(settings)).map(codes)).toEqual(expected);
  });
});

it('reads the tax id of a party', () => {
  expect(taxIdOf({ CpfCnpj: { Cpf: '11144477735' } })).toBe('11144477735');
  expect(taxIdOf({ CpfCnpj: {} })).toBe('');
  expect(taxIdOf(undefined)).toBe('');
});

it.each([
  ['007', '7'],
  ['0', '0'],
  ['000', '0'],
  ['70', '70'],
])('writes the number %s as %s', (sent, plain) => {
  expect(plainNumber(sent)).toBe(plain);
});
