import { ABRASF_SCHEMAS, schemaErrors } from '#libs/testing';
import { type InfDps } from '../national/dps';
import { type InfNfse } from '../national/nfse';
import { FULL_DPS } from '../national/test/full-dps';
import { FULL_NFSE } from '../national/test/full-nfse';
import { type CompNfse } from './abrasf';
import { ABRASF_ERRORS, type AbrasfErrorCode, abrasfMessage } from './errors/abrasf-errors';
import { abrasfOf } from './from-national';
import { type AbrasfAnswer } from './messages/answers';
import {
  ABRASF_OPERATIONS,
  ABRASF_VERSIONS,
  type AbrasfOperationName,
  type AbrasfVersion,
} from './messages/operations';
import { without } from '../national/without';
import { type AnswerStyle } from './messages/answer-style';
import { writeAnswer } from './messages/write-answer';
import { batch, declaration, message, order, provider } from './test/messages';
import { writeAbrasf } from './write-abrasf';

const KEY = `${'1'.repeat(23)}${'43'.padStart(13, '0')}${'1'.repeat(14)}`;
const DETAILS = {
  verificationCode: 'AB12CD34',
  cancellation: { dateTime: '2026-03-11T09:00:00-03:00', code: '2' },
  replacedBy: KEY,
};

function withDps(change: Partial<InfDps>): InfNfse {
  return { ...FULL_NFSE, DPS: { infDPS: { ...FULL_DPS, ...change } } };
}

const LONG_ADDRESS = {
  endNac: { cMun: '3550308', CEP: '01001000' },
  xLgr: 'R'.repeat(255),
  nro: '1'.repeat(60),
  xCpl: 'C'.repeat(156),
  xBairro: 'B'.repeat(60),
};
const LONG_PARTY = {
  CNPJ: '11222333000181',
  IM: '1'.repeat(15),
  xNome: 'Ñ'.repeat(300),
  end: LONG_ADDRESS,
  fone: '1'.repeat(20),
  email: 'e'.repeat(80),
};

/** Every text as long as the national layout allows. */
const LONGEST: InfNfse = {
  ...withDps({
    toma: LONG_PARTY,
    interm: LONG_PARTY,
    serv: {
      ...FULL_DPS.serv,
      cServ: { ...FULL_DPS.serv.cServ, xDescServ: '👩'.repeat(2000) },
      obra: { cObra: 'O'.repeat(30) },
      infoCompl: { idDocTec: 'D'.repeat(40), xInfComp: 'I'.repeat(2000) },
    },
  }),
  xTribMun: 'T'.repeat(600),
  xOutInf: 'X'.repeat(2000),
  emit: {
    ...FULL_NFSE.emit,
    xNome: 'N'.repeat(300),
    xFant: 'F'.repeat(150),
    enderNac: { ...LONG_ADDRESS, cMun: '3550308', UF: 'SP', CEP: '01001000' },
    fone: '1'.repeat(20),
    email: 'e'.repeat(80),
  },
};

const NOTES: Readonly<Record<string, CompNfse>> = {
  'with every group': abrasfOf(FULL_NFSE, DETAILS),
  'with the longest texts': abrasfOf(LONGEST, DETAILS),
  'without the optional groups': abrasfOf(
    { ...FULL_NFSE, DPS: { infDPS: without(FULL_DPS, 'toma', 'interm', 'subst') } },
    { verificationCode: '1' },
  ),
  'of a foreign customer': abrasfOf(
    withDps({ ...(FULL_DPS.interm && { toma: FULL_DPS.interm }) }),
    DETAILS,
  ),
  'of a customer with a CPF': abrasfOf(
    withDps({ toma: { CPF: '52998224725', xNome: 'Maria', email: 'm@example.com' } }),
    DETAILS,
  ),
  'of a provider with a CPF': abrasfOf(
    withDps({ prest: { CPF: '52998224725', regTrib: FULL_DPS.prest.regTrib } }),
    DETAILS,
  ),
  'without taxes': abrasfOf(
    { ...FULL_NFSE, valores: { vLiq: FULL_NFSE.valores.vLiq } },
    { verificationCode: '1' },
  ),
  'of a building site without a number': abrasfOf(
    withDps({
      serv: { ...FULL_DPS.serv, obra: { cCIB: 'AB12CD34' }, infoCompl: { idDocTec: 'ART 1' } },
    }),
    DETAILS,
  ),
  'of a building site without a document': abrasfOf(
    withDps({ serv: { ...FULL_DPS.serv, obra: { cObra: '7' }, infoCompl: {} } }),
    DETAILS,
  ),
  'of an RPS without a number': abrasfOf(FULL_NFSE, {
    verificationCode: '1',
    rps: { series: '1', type: '1', status: '1' },
  }),
};

const RECEIVED = { NumeroLote: '5', DataRecebimento: '2026-03-10T12:00:00', Protocolo: 'P1' };
const RPS_ID = { Numero: '7', Serie: 'A', Tipo: '1' };
const CODES = Object.keys(ABRASF_ERRORS) as AbrasfErrorCode[];
const MESSAGES = CODES.map((code) => abrasfMessage(code));
const LONG_MESSAGES = CODES.map((code) => abrasfMessage(code, 'detail '.repeat(100)));
const ERRORS: AbrasfAnswer = { kind: 'messages', messages: [...MESSAGES, ...LONG_MESSAGES] };
const [ERROR = abrasfMessage('E10'), ALERT = ERROR] = MESSAGES;

function written(
  version: AbrasfVersion,
  operation: AbrasfOperationName,
  answer: AbrasfAnswer,
  style?: AnswerStyle,
): readonly string[] {
  return schemaErrors(writeAnswer(version, operation, answer, style), ABRASF_SCHEMAS[version]);
}

/** The operations of each version. */
const OPERATIONS = ABRASF_VERSIONS.flatMap((version) =>
  Object.entries(ABRASF_OPERATIONS)
    .filter(([, { versions }]) => (versions as readonly string[]).includes(version))
    .map(([name]) => [version, name as AbrasfOperationName] as const),
);
const notesOf = (...notes: CompNfse[]): AbrasfAnswer => ({ kind: 'notes', notes });
const [NOTE = abrasfOf(FULL_NFSE, DETAILS)] = Object.values(NOTES);

describe('the schemas of ABRASF', () => {
  it.each(ABRASF_VERSIONS)('have all errors and alerts of %s', (version) => {
    expect(written(version, 'CancelarNfse', ERRORS)).toEqual([]);
  });

  it.each(OPERATIONS)('have an error of %s %s', (version, operation) => {
    expect(written(version, operation, { kind: 'messages', messages: [ERROR] })).toEqual([]);
  });

  it.each(
    ABRASF_VERSIONS.flatMap((version) =>
      Object.entries(NOTES).map(([name, note]) => [version, name, note] as const),
    ),
  )('have a note of %s %s', (version, _, note) => {
    expect(written(version, 'ConsultarNfsePorRps', notesOf(note))).toEqual([]);
  });

  it('of 2.04 have a note of the JSON API', () => {
    for (const nfse of [FULL_NFSE, LONGEST]) {
      expect(schemaErrors(writeAbrasf(nfse, DETAILS), ABRASF_SCHEMAS['2.04'])).toEqual([]);
    }
  });

  // The digits at the end are those without the code of the country.
  it.each([
    ['1.00', '<Telefone>98765432109</Telefone>'],
    ['2.03', '<Telefone>5598765432109</Telefone>'],
  ] as const)('have a phone number of %s', (version, expected) => {
    const customer = { CPF: '52998224725', xNome: 'Maria', fone: '5598765432109' };
    const answer = notesOf(abrasfOf(withDps({ toma: customer }), DETAILS));
    expect(writeAnswer(version, 'ConsultarNfsePorRps', answer)).toContain(expected);
  });

  it.each<readonly [AbrasfVersion, AbrasfOperationName, AbrasfAnswer]>(
    OPERATIONS.flatMap(([version, operation]) => {
      const page = { number: 2, hasNext: true };
      const rpsMessages = [ERROR, ALERT].map((each) => ({ IdentificacaoRps: RPS_ID, ...each }));
      const answers: Partial<Record<AbrasfOperationName, readonly AbrasfAnswer[]>> = {
        RecepcionarLoteRps: [{ kind: 'received', ...RECEIVED }],
        RecepcionarLoteRpsSincrono: [
          { kind: 'notes', notes: [NOTE, NOTE], received: RECEIVED, alerts: [ALERT] },
          { kind: 'rpsMessages', messages: rpsMessages },
        ],
        GerarNfse: [{ kind: 'notes', notes: [NOTE], alerts: [ALERT] }],
        ConsultarSituacaoLoteRps: [{ kind: 'situation', NumeroLote: '5', Situacao: '2' }],
        ConsultarLoteRps: [
          { kind: 'notes', notes: [NOTE, NOTE], situation: '4', alerts: [ALERT] },
          { kind: 'rpsMessages', messages: rpsMessages, situation: '3' },
          { kind: 'messages', messages: [ERROR], situation: '2' },
          ...(version === '2.04'
            ? [{ kind: 'situation', NumeroLote: '5', Situacao: '2' } as const]
            : []),
        ],
        ConsultarNfse: [notesOf(NOTE, NOTE)],
        CancelarNfse: [
          {
            kind: 'cancelled',
            request: {
              IdentificacaoNfse: {
                Numero: '9',
                CpfCnpj: { Cpf: '52998224725' },
                CodigoMunicipio: '3550308',
              },
              CodigoCancelamento: '2',
            },
            DataHora: '2026-03-10T12:00:00',
          },
        ],
        SubstituirNfse: [
          { kind: 'substituted', replaced: NOTE, replacing: NOTE, alerts: [ALERT] },
          { kind: 'substituted', replaced: NOTE, replacing: NOTE },
        ],
        ConsultarNfseServicoPrestado: [{ kind: 'notes', notes: [NOTE, NOTE], page }],
        ConsultarNfseServicoTomado: [
          { kind: 'notes', notes: [NOTE], page: { number: 1, hasNext: false } },
        ],
        ConsultarNfsePorFaixa: [{ kind: 'notes', notes: [NOTE], page }],
      };
      return (answers[operation] ?? []).map((answer) => [version, operation, answer] as const);
    }),
  )('have the answer of %s %s %#', (version, operation, answer) => {
    expect(written(version, operation, answer)).toEqual([]);
  });

  it.each<readonly [AbrasfVersion, string]>(
    ABRASF_VERSIONS.flatMap((version) => {
      const rps = `<Rps>${declaration(version)}</Rps>`;
      const id =
        '<IdentificacaoRps><Numero>7</Numero><Serie>A</Serie><Tipo>1</Tipo></IdentificacaoRps>';
      const requests = [
        batch(version, [declaration(version), declaration(version, 'R8')]),
        message('GerarNfseEnvio', rps),
        message('CancelarNfseEnvio', order(version)),
        message('ConsultarLoteRpsEnvio', `${provider(version)}<Protocolo>P1</Protocolo>`),
        message('ConsultarNfseRpsEnvio', `${id}${provider(version)}`),
        ...(version === '1.00'
          ? [
              message(
                'ConsultarSituacaoLoteRpsEnvio',
                `${provider(version)}<Protocolo>P1</Protocolo>`,
              ),
            ]
          : [
              batch(version, [declaration(version)], { root: 'EnviarLoteRpsSincronoEnvio' }),
              message(
                'SubstituirNfseEnvio',
                `<SubstituicaoNfse Id="S1">${order(version)}${rps}</SubstituicaoNfse>`,
              ),
            ]),
      ];
      return requests.map((request) => [version, request] as const);
    }),
  )('have the requests of the tests of %s %#', (version, request) => {
    expect(schemaErrors(request, ABRASF_SCHEMAS[version])).toEqual([]);
  });
});
