import { type SimpleFacts } from '../xml-schema/facts';

/** The names of the events, by their codes, edition of 2026-02. */
const NAMES: Readonly<Record<string, string>> = {
  '101101': 'Cancelamento de NFS-e',
  '105102': 'Cancelamento de NFS-e por Substituição',
  '101103': 'Solicitação de Análise Fiscal para Cancelamento de NFS-e',
  '105104': 'Cancelamento de NFS-e Deferido por Análise Fiscal',
  '105105': 'Cancelamento de NFS-e Indeferido por Análise Fiscal',
  '202201': 'Manifestação de NFS-e - Confirmação do Prestador',
  '203202': 'Manifestação de NFS-e - Confirmação do Tomador',
  '204203': 'Manifestação de NFS-e - Confirmação do Intermediário',
  '205204': 'Manifestação de NFS-e - Confirmação Tácita',
  '202205': 'Manifestação de NFS-e - Rejeição do Prestador',
  '203206': 'Manifestação de NFS-e - Rejeição do Tomador',
  '204207': 'Manifestação de NFS-e - Rejeição do Intermediário',
  '205208': 'Manifestação de NFS-e - Anulação da Rejeição',
  '305101': 'Cancelamento de NFS-e por Ofício',
  '305102': 'Bloqueio de NFS-e por Ofício',
  '305103': 'Desbloqueio de NFS-e por Ofício',
};

/** The types of the names. */
export const EVENT_NAME_TYPES: Readonly<Record<string, SimpleFacts>> = Object.fromEntries(
  Object.entries(NAMES).map(([code, name]) => [`Nome${code}`, { values: [name] }]),
);

const CANCELLATION = 'xMotivo:TSMotivo';
const REJECTION = 'cMotivo:TSCodMotivoRejeicao xMotivo:TSMotivo?';
const AGENT = 'CPFAgTrib:TSCPF';
const DECISION = `${AGENT} nProcAdm:TSNumProcAdmAnaliseFiscalCanc?`;

/** What follows the name of an event. */
const CONTENTS: Readonly<Record<string, string>> = {
  '101101': `cMotivo:TSCodJustCanc ${CANCELLATION}`,
  '105102': 'cMotivo:TSCodJustSubst xMotivo:TSMotivo? chSubstituta:TSChaveNFSe',
  '101103': `cMotivo:TSCodJustAnaliseFiscalCanc ${CANCELLATION}`,
  '105104': `${DECISION} cMotivo:TSCodJustAnaliseFiscalCancDef xMotivo:TSMotivo`,
  '105105': `${DECISION} cMotivo:TSCodJustAnaliseFiscalCancIndef xMotivo:TSMotivo`,
  '202205': REJECTION,
  '203206': REJECTION,
  '204207': REJECTION,
  '205208': `${AGENT} idEvManifRej:TSIdNumEvento xMotivo:TSMotivo`,
  '305101': `${AGENT} nProcAdm:TSNumProcAdmAnaliseFiscalCanc xProcAdm:TSMotivo`,
  '305102': `${AGENT} codEvento:TSCodigoEventoNFSe xMotivo:TSMotivo`,
  '305103': `${AGENT} idBloqOfic:TSIdNumEvento`,
};

const CODES = Object.keys(NAMES);

/** The complex types of events, edition of 2026-02. */
export const EVENT_TYPES: Readonly<Record<string, string>> = {
  TCEvento: '@versao:TVerNFSe infEvento:TCInfEvento Signature',
  TCInfEvento:
    '@Id:TSIdEvento verAplic:TSVerAplic ambGer:TSAmbGeradorEvt nSeqEvento:TSNum3Dig dhProc:TSDateTimeUTC ' +
    'nDFSe:TSNumDFe pedRegEvento:TCPedRegEvt',
  TCPedRegEvt: '@versao:TVerNFSe infPedReg:TCInfPedReg Signature?',
  TCInfPedReg:
    '@Id:TSIdPedRegEvt tpAmb:TSTipoAmbiente verAplic:TSVerAplic dhEvento:TSDateTimeUTC ' +
    `(CNPJAutor:TSCNPJ | CPFAutor:TSCPF) chNFSe:TSChaveNFSe (${CODES.map((code) => `e${code}:TE${code}`).join(' | ')})`,
  ...Object.fromEntries(
    CODES.map((code) => [`TE${code}`, `xDesc:Nome${code} ${CONTENTS[code] ?? ''}`.trim()]),
  ),
};
