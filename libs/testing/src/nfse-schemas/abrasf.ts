import { type SchemaFacts } from '../xml-schema/facts';
import { PARTS_1_00, PARTS_2_02, PARTS_2_03, PARTS_2_04 } from './abrasf-parts';
import { TYPES_1_00, TYPES_2_02, TYPES_2_03, TYPES_2_04 } from './abrasf-types';

const ERRORS = 'ListaMensagemRetorno:ListaMensagemRetorno';
const RPS_ERRORS = 'ListaMensagemRetornoLote:ListaMensagemRetornoLote';
const RECEIVED = 'NumeroLote:tsNumeroLote DataRecebimento:xsDateTime Protocolo:tsNumeroProtocolo';
const ALERTS = 'ListaMensagemAlertaRetorno:ListaMensagemRetorno?';
const PARTIES_2_04 = 'Tomador:tcIdentificacao? Intermediario:tcIdentificacao? Pagina:tsPagina';
const PARTIES_2_03 =
  'Tomador:tcIdentificacaoParcial? Intermediario:tcIdentificacaoParcial? Pagina:tsPagina';

/** The messages of 2.03 and 2.04. */
const MESSAGES_OF_2: Readonly<Record<string, string>> = {
  EnviarLoteRpsEnvio: 'LoteRps:tcLoteRps Signature?',
  EnviarLoteRpsResposta: `(${RECEIVED} | ${ERRORS})`,
  EnviarLoteRpsSincronoEnvio: 'LoteRps:tcLoteRps Signature?',
  EnviarLoteRpsSincronoResposta:
    'NumeroLote:tsNumeroLote? DataRecebimento:xsDateTime? Protocolo:tsNumeroProtocolo? ' +
    `(ListaNfse:Notas | ${ERRORS} | ${RPS_ERRORS})`,
  GerarNfseEnvio: 'Rps:tcDeclaracaoPrestacaoServico',
  GerarNfseResposta: `(ListaNfse:UmaNota | ${ERRORS})`,
  CancelarNfseEnvio: 'Pedido:tcPedidoCancelamento',
  CancelarNfseResposta: `(RetCancelamento:RetCancelamento | ${ERRORS})`,
  SubstituirNfseEnvio: 'SubstituicaoNfse:SubstituicaoNfse Signature?',
  SubstituirNfseResposta: `(RetSubstituicao:RetSubstituicao | ${ERRORS})`,
  ConsultarNfseRpsResposta: `(CompNfse:tcCompNfse | ${ERRORS})`,
  ConsultarNfseServicoPrestadoResposta: `(ListaNfse:Pagina | ${ERRORS})`,
  ConsultarNfseServicoTomadoResposta: `(ListaNfse:Pagina | ${ERRORS})`,
  ConsultarNfseFaixaResposta: `(ListaNfse:Pagina | ${ERRORS})`,
  RetCancelamento: 'NfseCancelamento:tcCancelamentoNfse',
  RetSubstituicao: 'NfseSubstituida:UmaNota NfseSubstituidora:SoNota',
  UmaNota: `CompNfse:tcCompNfse ${ALERTS}`,
  SoNota: 'CompNfse:tcCompNfse',
  Notas: `CompNfse:tcCompNfse+ ${ALERTS}`,
};

const SEARCH_2_04 =
  '(NumeroNfse:tsNumeroNfse | PeriodoEmissao:Periodo | PeriodoCompetencia:Periodo)';
const SEARCH_2_03 =
  'NumeroNfse:tsNumeroNfse? (PeriodoEmissao:Periodo? | PeriodoCompetencia:Periodo?)';

const MESSAGES_2_04: Readonly<Record<string, string>> = {
  ...MESSAGES_OF_2,
  ConsultarLoteRpsEnvio: 'Prestador:tcIdentificacao Protocolo:tsNumeroProtocolo',
  ConsultarLoteRpsResposta: `Situacao:tsSituacaoLoteRps (ListaNfse:Notas | ${ERRORS} | ${RPS_ERRORS})?`,
  ConsultarNfseRpsEnvio: 'IdentificacaoRps:tcIdentificacaoRps Prestador:tcIdentificacao',
  ConsultarNfseServicoPrestadoEnvio: `Prestador:tcIdentificacao ${SEARCH_2_04} ${PARTIES_2_04}`,
  ConsultarNfseServicoTomadoEnvio: `Consulente:tcIdentificacao ${SEARCH_2_04} Prestador:tcIdentificacao? ${PARTIES_2_04}`,
  ConsultarNfseFaixaEnvio: 'Prestador:tcIdentificacao Faixa:Faixa Pagina:tsPagina',
  Faixa: 'NumeroNfseInicial:tsNumeroNfse NumeroNfseFinal:tsNumeroNfse',
  Pagina: 'CompNfse:tcCompNfse{1,50} Pagina:tsPagina',
};

const MESSAGES_2_03: Readonly<Record<string, string>> = {
  ...MESSAGES_OF_2,
  ConsultarLoteRpsEnvio: 'Prestador:tcIdentificacaoPrestador Protocolo:tsNumeroProtocolo',
  ConsultarLoteRpsResposta: `Situacao:tsSituacaoLoteRps (ListaNfse:Notas50 | ${ERRORS} | ${RPS_ERRORS})`,
  ConsultarNfseRpsEnvio: 'IdentificacaoRps:tcIdentificacaoRps Prestador:tcIdentificacaoPrestador',
  ConsultarNfseServicoPrestadoEnvio: `Prestador:tcIdentificacaoPrestador ${SEARCH_2_03} ${PARTIES_2_03}`,
  ConsultarNfseServicoTomadoEnvio: `Consulente:tcIdentificacao ${SEARCH_2_03} Prestador:tcIdentificacaoPrestador? ${PARTIES_2_03}`,
  ConsultarNfseFaixaEnvio: 'Prestador:tcIdentificacaoPrestador Faixa:Faixa Pagina:tsPagina',
  Faixa: 'NumeroNfseInicial:tsNumeroNfse NumeroNfseFinal:tsNumeroNfse?',
  Notas50: `CompNfse:tcCompNfse{1,50} ${ALERTS}`,
  Pagina: 'CompNfse:tcCompNfse{1,50} ProximaPagina:tsPagina?',
};

const MESSAGES_1_00: Readonly<Record<string, string>> = {
  EnviarLoteRpsEnvio: 'LoteRps:tcLoteRps Signature?',
  EnviarLoteRpsResposta: `(${RECEIVED} | ${ERRORS})`,
  ConsultarSituacaoLoteRpsEnvio: 'Prestador:tcIdentificacaoPrestador Protocolo:tsNumeroProtocolo',
  ConsultarSituacaoLoteRpsResposta: `(NumeroLote:tsNumeroLote? Situacao:tsSituacaoLoteRps | ${ERRORS})`,
  ConsultarLoteRpsEnvio: 'Prestador:tcIdentificacaoPrestador Protocolo:tsNumeroProtocolo',
  ConsultarLoteRpsResposta: `(ListaNfse:Notas | ${ERRORS} | ${RPS_ERRORS})`,
  ConsultarNfseRpsEnvio: 'IdentificacaoRps:tcIdentificacaoRps Prestador:tcIdentificacaoPrestador',
  ConsultarNfseRpsResposta: `(CompNfse:tcCompNfse | ${ERRORS})`,
  ConsultarNfseEnvio:
    'Prestador:tcIdentificacaoPrestador NumeroNfse:tsNumeroNfse? PeriodoEmissao:Periodo? ' +
    'Tomador:tcIdentificacaoParcial? IntermediarioServico:tcIdentificacaoIntermediarioServico?',
  ConsultarNfseResposta: `(ListaNfse:Notas | ${ERRORS})`,
  CancelarNfseEnvio: 'Pedido:tcPedidoCancelamento',
  CancelarNfseResposta: `(RetCancelamento:RetCancelamento | ${ERRORS})`,
  RetCancelamento: 'NfseCancelamento:tcCancelamentoNfse+',
  GerarNfseEnvio: 'Rps:tcRps Signature?',
  GerarNfseResposta: `(ListaNfse:Notas | ${ERRORS} | ${RPS_ERRORS})`,
  Notas: 'CompNfse:tcCompNfse+',
};

const NAMESPACE = 'http://www.abrasf.org.br/nfse.xsd';

function schema(
  messages: Readonly<Record<string, string>>,
  parts: Readonly<Record<string, string>>,
  simple: SchemaFacts['simple'],
): SchemaFacts {
  const names = Object.keys(messages).filter((name) => /(?:Envio|Resposta)$/.test(name));
  return {
    namespace: NAMESPACE,
    roots: {
      ...Object.fromEntries(names.map((name) => [name, name])),
      CompNfse: 'tcCompNfse',
      cabecalho: 'cabecalho',
    },
    complex: { ...parts, ...messages, cabecalho: '@versao:tsVersao versaoDados:tsVersao' },
    simple,
  };
}

/**
 * Facts of the schemas of ABRASF, from OpenAC-Net/OpenAC.Net.NFSe, src/OpenAC.Net.NFSe/Schemas.
 *
 * 2.04: ABRASFv2/nfse_v204.xsd at 433c8e3. 2.03: ABRASF/2.03/nfse_v203.xsd at 0c86a1c. 1.00: DBSeller/1.00/nfse.xsd and
 * BHISS/1.00/nfse.xsd at 0c86a1c. The two of 1.00 differ: only BHISS has `versao`, RetCancelamento and
 * ListaMensagemRetornoLote, and it calls DataHoraCancelamento DataHora. GerarNfse is an addition of municipalities.
 * 2.02 is 2.03 without the elements that 2.03 is known to have added; its own schema was not read.
 */
export const ABRASF_SCHEMAS = {
  '1.00': schema(MESSAGES_1_00, PARTS_1_00, TYPES_1_00),
  '2.02': schema(MESSAGES_2_03, PARTS_2_02, TYPES_2_02),
  '2.03': schema(MESSAGES_2_03, PARTS_2_03, TYPES_2_03),
  '2.04': schema(MESSAGES_2_04, PARTS_2_04, TYPES_2_04),
} as const;
