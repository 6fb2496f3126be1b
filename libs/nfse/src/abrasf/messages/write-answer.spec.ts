import { readXml, type XmlElement } from '#libs/xml';
import { readByTable } from '#libs/xml-tables';
import { FULL_NFSE } from '../../national/test/full-nfse';
import { Findings } from '../../xml/findings';
import { abrasfOf } from '../from-national';
import { answerRoot } from '../tables/answers';
import { layoutOf } from '../tables/layout';
import { type AbrasfAnswer } from './answers';
import { ABRASF_OPERATIONS, type AbrasfOperationName, type AbrasfVersion } from './operations';
import { type AnswerStyle, type OwnElements } from './answer-style';
import { writeAnswer } from './write-answer';

const NOTE = abrasfOf(FULL_NFSE, {
  verificationCode: 'AB12CD34',
  cancellation: { dateTime: '2026-03-11T09:00:00-03:00', code: '2' },
  replacedBy: `${'1'.repeat(23)}${'43'.padStart(13, '0')}${'1'.repeat(14)}`,
});
const CUSTOMER = FULL_NFSE.DPS.infDPS.toma?.xNome;
const MESSAGES = [{ Codigo: 'E10', Mensagem: 'a <b>', Correcao: 'c' }];
const RECEIVED = { NumeroLote: '5', DataRecebimento: '2026-03-10T12:00:00', Protocolo: 'P1' };
const RPS_ID = { Numero: '7', Serie: 'A', Tipo: '1' };

function names(element: XmlElement, depth: number): string {
  const below = depth > 1 ? element.children.map((child) => names(child, depth - 1)) : [];
  return below.length === 0 ? element.name : `${element.name}(${below.join(' ')})`;
}

/** The first element with this name. */
function find(element: XmlElement, name: string): XmlElement | undefined {
  if (element.name === name) return element;
  return element.children.map((child) => find(child, name)).find(Boolean);
}

/** The elements of an answer to a depth. */
function shape(xml: string, depth: number): string {
  return readXml(Buffer.from(xml))
    .children.map((child) => names(child, depth))
    .join(' ');
}

function at(xml: string, path: string): string | undefined {
  let element: XmlElement | undefined = readXml(Buffer.from(xml));
  for (const step of path.split('/')) {
    element = element?.children.find(({ name }) => name === step);
  }
  return element?.text;
}

describe('writeAnswer', () => {
  it.each<[AbrasfVersion, AbrasfOperationName, AbrasfAnswer, string]>([
    [
      '1.00',
      'RecepcionarLoteRps',
      { kind: 'received', ...RECEIVED },
      'NumeroLote DataRecebimento Protocolo',
    ],
    [
      '2.04',
      'GerarNfse',
      { kind: 'messages', messages: MESSAGES },
      'ListaMensagemRetorno(MensagemRetorno)',
    ],
    [
      '1.00',
      'ConsultarLoteRps',
      { kind: 'messages', messages: MESSAGES },
      'ListaMensagemRetorno(MensagemRetorno)',
    ],
    [
      '2.03',
      'ConsultarLoteRps',
      { kind: 'messages', messages: MESSAGES },
      'Situacao ListaMensagemRetorno(MensagemRetorno)',
    ],
    [
      '2.04',
      'RecepcionarLoteRpsSincrono',
      {
        kind: 'rpsMessages',
        messages: [{ IdentificacaoRps: RPS_ID, ...MESSAGES[0], Codigo: 'E10', Mensagem: 'x' }],
      },
      'ListaMensagemRetornoLote(MensagemRetorno)',
    ],
    [
      '2.04',
      'ConsultarLoteRps',
      { kind: 'notes', notes: [NOTE], situation: '4' },
      'Situacao ListaNfse(CompNfse)',
    ],
    [
      '1.00',
      'ConsultarLoteRps',
      { kind: 'notes', notes: [NOTE], situation: '4' },
      'ListaNfse(CompNfse)',
    ],
    [
      '2.03',
      'RecepcionarLoteRpsSincrono',
      { kind: 'notes', notes: [NOTE, NOTE], received: RECEIVED, alerts: MESSAGES },
      'NumeroLote DataRecebimento Protocolo ListaNfse(CompNfse CompNfse ListaMensagemAlertaRetorno)',
    ],
    [
      '2.04',
      'ConsultarNfsePorRps',
      { kind: 'notes', notes: [NOTE] },
      'CompNfse(Nfse NfseCancelamento NfseSubstituicao)',
    ],
    [
      '2.04',
      'ConsultarNfsePorFaixa',
      { kind: 'notes', notes: [NOTE], page: { number: 2, hasNext: true } },
      'ListaNfse(CompNfse Pagina)',
    ],
    [
      '2.03',
      'ConsultarNfsePorFaixa',
      { kind: 'notes', notes: [NOTE], page: { number: 2, hasNext: true } },
      'ListaNfse(CompNfse ProximaPagina)',
    ],
    [
      '2.03',
      'ConsultarNfsePorFaixa',
      { kind: 'notes', notes: [NOTE], page: { number: 2, hasNext: false } },
      'ListaNfse(CompNfse)',
    ],
    [
      '1.00',
      'ConsultarSituacaoLoteRps',
      { kind: 'situation', NumeroLote: '5', Situacao: '2' },
      'NumeroLote Situacao',
    ],
    ['2.04', 'ConsultarLoteRps', { kind: 'situation', NumeroLote: '5', Situacao: '2' }, 'Situacao'],
    [
      '2.04',
      'SubstituirNfse',
      { kind: 'substituted', replaced: NOTE, replacing: NOTE, alerts: MESSAGES },
      'RetSubstituicao(NfseSubstituida NfseSubstituidora)',
    ],
  ])('writes for %s %s %#', (version, operation, answer, expected) => {
    const xml = writeAnswer(version, operation, answer);
    expect(readXml(Buffer.from(xml)).name).toBe(ABRASF_OPERATIONS[operation].answer);
    expect(shape(xml, 2)).toBe(expected);
    const findings = new Findings();
    const root = answerRoot(ABRASF_OPERATIONS[operation].answer, layoutOf(version));
    readByTable(readXml(Buffer.from(xml)), root, findings);
    expect(findings.kept).toEqual([]);
  });

  it.each<[AbrasfVersion, string, string]>([
    ['1.00', 'DataHoraCancelamento', 'Numero Cnpj CodigoMunicipio'],
    ['2.03', 'DataHora', 'Numero CpfCnpj CodigoMunicipio'],
    ['2.04', 'DataHora', 'Numero CpfCnpj CodigoMunicipio'],
  ])('writes the cancellation of %s', (version, time, id) => {
    const xml = writeAnswer(version, 'CancelarNfse', {
      kind: 'cancelled',
      request: {
        IdentificacaoNfse: {
          Numero: '9',
          CpfCnpj: { Cnpj: '12345678000195' },
          CodigoMunicipio: '3550308',
        },
        CodigoCancelamento: '2',
      },
      DataHora: '2026-03-10T12:00:00',
    });
    const path = 'RetCancelamento/NfseCancelamento/Confirmacao';
    expect(at(xml, `${path}/${time}`)).toBe('2026-03-10T12:00:00');
    expect(xml).toContain(`<NfseCancelamento versao="${version}"><Confirmacao Id="C9">`);
    expect(shape(xml, 9)).toContain(`IdentificacaoNfse(${id.replace('CpfCnpj', 'CpfCnpj(Cnpj)')})`);
  });

  const INVOICE = 'CompNfse/Nfse/InfNfse';
  const LATER = `${INVOICE}/DeclaracaoPrestacaoServico/InfDeclaracaoPrestacaoServico`;

  it.each<[AbrasfVersion, AnswerStyle, string, string | undefined]>([
    ['1.00', {}, `${INVOICE}/Servico/Valores/Aliquota`, '0.0500'],
    ['1.00', { rates: 'percent' }, `${INVOICE}/Servico/Valores/Aliquota`, '5.00'],
    ['1.00', {}, `${INVOICE}/Servico/Valores/ValorLiquidoNfse`, '919.10'],
    ['1.00', {}, `${INVOICE}/Servico/Valores/BaseCalculo`, '975.00'],
    ['1.00', {}, `${INVOICE}/Servico/Valores/ValorIssRetido`, '48.75'],
    ['1.00', {}, `${INVOICE}/NaturezaOperacao`, '5'],
    ['1.00', {}, `${INVOICE}/DataEmissao`, '2026-03-10T15:00:01'],
    ['1.00', {}, `${INVOICE}/Competencia`, '2026-03-10T00:00:00'],
    ['1.00', {}, `${INVOICE}/PrestadorServico/IdentificacaoPrestador/Cnpj`, '12345678000195'],
    ['1.00', {}, `${INVOICE}/TomadorServico/RazaoSocial`, CUSTOMER],
    ['2.03', {}, `${INVOICE}/ValoresNfse/Aliquota`, '5.00'],
    ['2.03', { rates: 'fraction' }, `${INVOICE}/ValoresNfse/Aliquota`, '0.0500'],
    [
      '2.03',
      {},
      `${INVOICE}/PrestadorServico/IdentificacaoPrestador/CpfCnpj/Cnpj`,
      '12345678000195',
    ],
    ['2.03', {}, `${LATER}/Tomador/RazaoSocial`, CUSTOMER],
    ['2.03', { customer: 'TomadorServico' }, `${LATER}/TomadorServico/RazaoSocial`, CUSTOMER],
    ['2.03', {}, `${LATER}/Deducao`, undefined],
    ['2.04', {}, `${LATER}/Competencia`, '2026-03-10'],
    ['2.04', { dates: 'dateTime' }, `${LATER}/Competencia`, '2026-03-10T00:00:00'],
    ['2.04', {}, `${INVOICE}/PrestadorServico/IdentificacaoPrestador`, undefined],
    ['2.04', {}, `${LATER}/TomadorServico/RazaoSocial`, CUSTOMER],
  ])('writes an invoice of %s in the style %j: %s', (version, style, path, text) => {
    const answer: AbrasfAnswer = { kind: 'notes', notes: [NOTE] };
    expect(at(writeAnswer(version, 'ConsultarNfsePorRps', answer, style), path)).toBe(text);
  });

  it('uses the namespace, prefix and Id of a style', () => {
    const answer: AbrasfAnswer = { kind: 'notes', notes: [NOTE] };
    const plain = readXml(Buffer.from(writeAnswer('2.04', 'ConsultarNfsePorRps', answer)));
    const style = { namespace: 'urn:x', prefix: 'n', idAttribute: 'id' } as const;
    const xml = writeAnswer('2.04', 'ConsultarNfsePorRps', answer, style);
    expect(xml).toMatch(/^<n:ConsultarNfseRpsResposta xmlns:n="urn:x"><n:CompNfse>/);
    expect(xml).toContain('<n:InfNfse id="N1_1">');
    const root = readXml(Buffer.from(xml));
    expect(names(root, 20)).toBe(names(plain, 20));
    expect(root.namespace).toBe('urn:x');
  });

  describe('with a namespace for types', () => {
    const NOTES: AbrasfAnswer = { kind: 'notes', notes: [NOTE], situation: '4' };
    const ERRORS: AbrasfAnswer = { kind: 'messages', messages: MESSAGES };
    const types = (own: OwnElements) => ({ namespace: 'urn:t', prefix: 't', own });

    it.each<[OwnElements, AbrasfAnswer, string, string]>([
      ['content', NOTES, 'urn:m', 'ListaNfse CompNfse'],
      ['content', NOTES, 'urn:t', 'Nfse InfNfse'],
      ['content', ERRORS, 'urn:t', 'ListaMensagemRetorno MensagemRetorno Codigo'],
      ['content-and-messages', ERRORS, 'urn:m', 'ListaMensagemRetorno MensagemRetorno'],
      ['content-and-messages', ERRORS, 'urn:t', 'Codigo'],
      ['root', NOTES, 'urn:t', 'ListaNfse CompNfse Nfse'],
    ])('of own elements %s', (own, answer, namespace, expected) => {
      const style = { namespace: 'urn:m', prefix: 'm', types: types(own), root: 'Outra' };
      const root = readXml(Buffer.from(writeAnswer('1.00', 'ConsultarLoteRps', answer, style)));
      expect([root.name, root.namespace]).toEqual(['Outra', 'urn:m']);
      for (const name of expected.split(' ')) {
        expect([name, find(root, name)?.namespace]).toEqual([name, namespace]);
      }
    });

    it('can have elements in no namespace', () => {
      const xml = writeAnswer('1.00', 'ConsultarLoteRps', ERRORS, { namespace: '' });
      expect(xml).toMatch(/^<ConsultarLoteRpsResposta><ListaMensagemRetorno>/);
    });
  });

  it('gives each signed element of a list an Id of its own', () => {
    const answer: AbrasfAnswer = { kind: 'notes', notes: [NOTE, NOTE] };
    const xml = writeAnswer('2.04', 'ConsultarNfsePorFaixa', answer);
    const ids = [...xml.matchAll(/ Id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['N1_1', 'C1_1', 'S1_1', 'N1_2', 'C1_2', 'S1_2']);
  });
});
