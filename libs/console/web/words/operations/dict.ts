import { type Words } from '../language';

/** Titles of the operations of dict, by method and path. */
export const dict: Readonly<Record<string, Words>> = {
  '* /dict/keys/**': { pt: 'Chaves Pix (API simples)', en: 'Pix keys (simple API)' },
  '* /api/v1/**': { pt: 'API do DICT v1 (qualquer operação)', en: 'DICT API v1 (any operation)' },
  '* /api/v2/**': { pt: 'API do DICT v2 (qualquer operação)', en: 'DICT API v2 (any operation)' },
  'POST /dict/keys': { pt: 'Registrar chave', en: 'Register a key' },
  'GET /dict/keys': { pt: 'Listar chaves', en: 'List keys' },
  'GET /dict/keys/{keyType}/{keyValue}': { pt: 'Consultar chave', en: 'Look up a key' },
  'DELETE /dict/keys/{id}': { pt: 'Excluir chave', en: 'Delete a key' },
  'POST /api/v2/entries': { pt: 'Criar vínculo', en: 'Create an entry' },
  'GET /api/v2/entries/{Key}': { pt: 'Consultar vínculo', en: 'Look up an entry' },
  'PUT /api/v2/entries/{Key}': { pt: 'Atualizar vínculo', en: 'Change an entry' },
  'POST /api/v2/entries/{Key}/delete': { pt: 'Remover vínculo', en: 'Delete an entry' },
  'POST /api/v2/keys/check': { pt: 'Verificar existência de chaves', en: 'Check which keys exist' },
  'GET /api/v2/persons/{TaxIdNumber}/statistics': {
    pt: 'Consultar estatísticas de uma pessoa',
    en: 'Read the statistics of a person',
  },
  'GET /api/v2/entries/{Key}/statistics': {
    pt: 'Consultar estatísticas de uma chave',
    en: 'Read the statistics of a key',
  },
  'POST /api/v2/claims': { pt: 'Criar reivindicação', en: 'Create a claim' },
  'GET /api/v2/claims': { pt: 'Listar reivindicações', en: 'List claims' },
  'GET /api/v2/claims/{ClaimId}': { pt: 'Consultar reivindicação', en: 'Read a claim' },
  'POST /api/v2/claims/{ClaimId}/acknowledge': {
    pt: 'Receber reivindicação',
    en: 'Acknowledge a claim',
  },
  'POST /api/v2/claims/{ClaimId}/confirm': { pt: 'Confirmar reivindicação', en: 'Confirm a claim' },
  'POST /api/v2/claims/{ClaimId}/cancel': { pt: 'Cancelar reivindicação', en: 'Cancel a claim' },
  'POST /api/v2/claims/{ClaimId}/complete': {
    pt: 'Concluir reivindicação',
    en: 'Complete a claim',
  },
  'POST /api/v2/sync-verifications': {
    pt: 'Verificar sincronismo (VSync)',
    en: 'Compare the VSync',
  },
  'POST /api/v2/cids/files': { pt: 'Solicitar arquivo de CIDs', en: 'Request a CID file' },
  'POST /api/v1/cids/files/**': { pt: 'Arquivos de CIDs (API v1)', en: 'CID files (API v1)' },
  'POST /api/v2/cids/files/**': { pt: 'Arquivos de CIDs (API v2)', en: 'CID files (API v2)' },
  'GET /api/v2/cids/files/{Id}': { pt: 'Consultar arquivo de CIDs', en: 'Read a CID file' },
  'GET /api/v2/cids/files/{Id}/download': {
    pt: 'Baixar arquivo de CIDs',
    en: 'Download a CID file',
  },
  'GET /api/v2/cids/events': { pt: 'Listar eventos de CIDs', en: 'List CID events' },
  'GET /api/v2/cids/entries/{Cid}': {
    pt: 'Consultar vínculo por CID',
    en: 'Read the entry of a CID',
  },
  'POST /api/v2/infraction-reports': {
    pt: 'Criar notificação de infração',
    en: 'Create an infraction report',
  },
  'GET /api/v2/infraction-reports': {
    pt: 'Listar notificações de infração',
    en: 'List infraction reports',
  },
  'GET /api/v2/infraction-reports/{InfractionReportId}': {
    pt: 'Consultar notificação de infração',
    en: 'Read an infraction report',
  },
  'PUT /api/v2/infraction-reports/{InfractionReportId}': {
    pt: 'Alterar notificação de infração',
    en: 'Change an infraction report',
  },
  'POST /api/v2/infraction-reports/{InfractionReportId}/acknowledge': {
    pt: 'Receber notificação de infração',
    en: 'Acknowledge an infraction report',
  },
  'POST /api/v2/infraction-reports/{InfractionReportId}/cancel': {
    pt: 'Cancelar notificação de infração',
    en: 'Cancel an infraction report',
  },
  'POST /api/v2/infraction-reports/{InfractionReportId}/close': {
    pt: 'Fechar notificação de infração',
    en: 'Close an infraction report',
  },
  'POST /api/v2/fraud-markers': { pt: 'Criar marcação de fraude', en: 'Create a fraud marker' },
  'GET /api/v2/fraud-markers': { pt: 'Listar marcações de fraude', en: 'List fraud markers' },
  'GET /api/v2/fraud-markers/{FraudMarkerId}': {
    pt: 'Consultar marcação de fraude',
    en: 'Read a fraud marker',
  },
  'POST /api/v2/fraud-markers/{FraudMarkerId}/cancel': {
    pt: 'Cancelar marcação de fraude',
    en: 'Cancel a fraud marker',
  },
  'POST /api/v2/refunds': { pt: 'Solicitar devolução', en: 'Request a refund' },
  'GET /api/v2/refunds': { pt: 'Listar solicitações de devolução', en: 'List refunds' },
  'GET /api/v2/refunds/{RefundId}': {
    pt: 'Consultar solicitação de devolução',
    en: 'Read a refund',
  },
  'POST /api/v2/refunds/{RefundId}/cancel': {
    pt: 'Cancelar solicitação de devolução',
    en: 'Cancel a refund',
  },
  'POST /api/v2/refunds/{RefundId}/close': {
    pt: 'Fechar solicitação de devolução',
    en: 'Close a refund',
  },
  'POST /api/v2/funds-recoveries': {
    pt: 'Criar recuperação de valores',
    en: 'Create a funds recovery',
  },
  'GET /api/v2/funds-recoveries/{FundsRecoveryId}': {
    pt: 'Consultar recuperação de valores',
    en: 'Read a funds recovery',
  },
  'PUT /api/v2/funds-recoveries/{FundsRecoveryId}': {
    pt: 'Alterar recuperação de valores',
    en: 'Change a funds recovery',
  },
  'GET /api/v2/funds-recoveries/{FundsRecoveryId}/tracking-graph': {
    pt: 'Consultar grafo de rastreamento',
    en: 'Read the tracking graph',
  },
  'GET /api/v2/funds-recoveries/{FundsRecoveryId}/infraction-reports': {
    pt: 'Listar notificações da recuperação',
    en: 'List the infraction reports of a funds recovery',
  },
  'POST /api/v2/funds-recoveries/{FundsRecoveryId}/refund': {
    pt: 'Solicitar devoluções da recuperação',
    en: 'Request the refunds of a funds recovery',
  },
  'GET /api/v2/funds-recoveries/{FundsRecoveryId}/refunds': {
    pt: 'Listar devoluções da recuperação',
    en: 'List the refunds of a funds recovery',
  },
  'POST /api/v2/funds-recoveries/{FundsRecoveryId}/cancel': {
    pt: 'Cancelar recuperação de valores',
    en: 'Cancel a funds recovery',
  },
  'GET /api/v2/event-notifications': {
    pt: 'Listar notificações de eventos',
    en: 'List event notifications',
  },
  'GET /api/v2/policies': { pt: 'Listar políticas de limitação', en: 'List rate policies' },
  'GET /api/v2/policies/{Policy}': {
    pt: 'Consultar política de limitação',
    en: 'Read a rate policy',
  },
  'POST /api/v2/funds-recoveries/{FundsRecoveryId}/tracking-graph': {
    pt: 'Gerar grafo de rastreamento (descontinuado)',
    en: 'Make the tracking graph (no longer served)',
  },
  'POST /api/v2/funds-recoveries/{FundsRecoveryId}/block': {
    pt: 'Criar notificações da recuperação (descontinuado)',
    en: 'Create the reports of a funds recovery (no longer served)',
  },
};
