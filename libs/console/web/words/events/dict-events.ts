import { type EventSentence } from './event-sentence';

/** Sentences of the events of the DICT. */
export const dictEvents: Readonly<Record<string, EventSentence>> = {
  'dict.key-created': {
    result: 'acceptedF',
    pt: 'Registro da chave[ {key}][ ({keyType})]',
    en: 'Registration of the key[ {key}][ ({keyType})]',
  },
  'dict.key-lookup': {
    result: 'done',
    pt: 'Consulta da chave[ {key}][ ({keyType})]',
    en: 'Lookup of the key[ {key}][ ({keyType})]',
  },
  'dict.key-deleted': {
    result: 'acceptedF',
    pt: 'Exclusão da chave[ {key}][ ({keyType})]',
    en: 'Deletion of the key[ {key}][ ({keyType})]',
  },
  'dict.key-changed': {
    result: 'acceptedF',
    pt: 'Alteração do vínculo da chave[ {key}]',
    en: 'Change of the entry of the key[ {key}]',
  },
  'dict.key': {
    result: 'done',
    pt: 'Operação com a chave[ {key}]',
    en: 'Operation with the key[ {key}]',
  },
  'dict.claim-opened': {
    result: 'acceptedF',
    pt: 'Reivindicação[ {claimId}] da chave[ {key}] aberta',
    en: 'Claim[ {claimId}] of the key[ {key}] opened',
  },
  'dict.claim-acknowledged': {
    result: 'acceptedF',
    pt: 'Reivindicação[ {claimId}] recebida pelo doador',
    en: 'Claim[ {claimId}] acknowledged by the donor',
  },
  'dict.claim-confirmed': {
    result: 'acceptedF',
    pt: 'Reivindicação[ {claimId}] confirmada pelo doador',
    en: 'Claim[ {claimId}] confirmed by the donor',
  },
  'dict.claim-cancelled': {
    result: 'acceptedF',
    pt: 'Reivindicação[ {claimId}] cancelada',
    en: 'Claim[ {claimId}] cancelled',
  },
  'dict.claim-completed': {
    result: 'acceptedF',
    pt: 'Reivindicação[ {claimId}] concluída',
    en: 'Claim[ {claimId}] completed',
  },
  'dict.claim': {
    result: 'done',
    pt: 'Operação com a reivindicação[ {claimId}]',
    en: 'Operation with the claim[ {claimId}]',
  },
  'dict.infraction-report-created': {
    result: 'acceptedF',
    pt: 'Notificação de infração[ {reportId}] criada',
    en: 'Infraction report[ {reportId}] created',
  },
  'dict.infraction-report-acknowledged': {
    result: 'acceptedF',
    pt: 'Notificação de infração[ {reportId}] recebida',
    en: 'Infraction report[ {reportId}] acknowledged',
  },
  'dict.infraction-report-cancelled': {
    result: 'acceptedF',
    pt: 'Notificação de infração[ {reportId}] cancelada',
    en: 'Infraction report[ {reportId}] cancelled',
  },
  'dict.infraction-report-closed': {
    result: 'acceptedF',
    pt: 'Notificação de infração[ {reportId}] fechada',
    en: 'Infraction report[ {reportId}] closed',
  },
  'dict.infraction-report': {
    result: 'done',
    pt: 'Operação com notificação de infração[ {reportId}]',
    en: 'Operation with an infraction report[ {reportId}]',
  },
  'dict.refund-created': {
    result: 'acceptedF',
    pt: 'Solicitação de devolução[ de {amount}] criada',
    en: 'Refund request[ of {amount}] created',
  },
  'dict.refund-cancelled': {
    result: 'acceptedF',
    pt: 'Solicitação de devolução cancelada',
    en: 'Refund request cancelled',
  },
  'dict.refund-closed': {
    result: 'acceptedF',
    pt: 'Solicitação de devolução fechada',
    en: 'Refund request closed',
  },
  'dict.refund': {
    result: 'done',
    pt: 'Operação com solicitação de devolução',
    en: 'Operation with a refund request',
  },
  'dict.fraud-marker-created': {
    result: 'acceptedF',
    pt: 'Marcação de fraude[ da chave {key}] criada',
    en: 'Fraud marker[ of the key {key}] created',
  },
  'dict.fraud-marker-cancelled': {
    result: 'acceptedF',
    pt: 'Marcação de fraude cancelada',
    en: 'Fraud marker cancelled',
  },
  'dict.fraud-marker': {
    result: 'done',
    pt: 'Operação com marcação de fraude',
    en: 'Operation with a fraud marker',
  },
  'dict.request': {
    result: 'done',
    pt: 'Operação no DICT',
    en: 'Operation in the DICT',
  },
};
