/** The texts of a refusal code of the standard (422). */
export interface ConsentRefusal {
  /** In Portuguese, for the error body. */
  readonly title: string;
  /** In English, for the list of outcomes of a rule. */
  readonly meaning: string;
}

/** The closed lists of consents 3.3.1: those of POST, of DELETE and of extends. A rule can request each of them. */
export const CONSENT_REFUSALS = {
  SEM_PERMISSOES_FUNCIONAIS_RESTANTES: {
    title: 'Sem permissões funcionais restantes',
    meaning: 'No permission of the consent gives access to data',
  },
  INFORMACOES_PJ_NAO_INFORMADAS: {
    title: 'Informações da pessoa jurídica não informadas',
    meaning: 'The permissions are for data of a company, but businessEntity is missing',
  },
  PERMISSOES_PJ_INCORRETAS: {
    title: 'Permissões de pessoa jurídica incorretas',
    meaning: 'There is a businessEntity, but the permissions are for data of a person',
  },
  PERMISSAO_PF_PJ_EM_CONJUNTO: {
    title: 'Permissões de pessoa natural e jurídica em conjunto',
    meaning: 'The permissions are for data of a person and of a company together',
  },
  COMBINACAO_PERMISSOES_INCORRETA: {
    title: 'Combinação de permissões incorreta',
    meaning: 'A functional group of permissions is not complete',
  },
  DATA_EXPIRACAO_INVALIDA: {
    title: 'Data de expiração inválida',
    meaning:
      'The expiration is in the past, more than 12 months from now, or not later than the current one',
  },
  CONSENTIMENTO_EM_STATUS_REJEITADO: {
    title: 'Consentimento em status rejeitado',
    meaning: 'The consent is already rejected and cannot be revoked',
  },
  ESTADO_CONSENTIMENTO_INVALIDO: {
    title: 'Estado inválido do consentimento',
    meaning: 'Only an authorised consent can be extended',
  },
  DEPENDE_MULTIPLA_ALCADA: {
    title: 'Necessário aprovação de múltipla alçada',
    meaning: 'The extension needs the approval of more than one person',
  },
  ERRO_NAO_MAPEADO: {
    title: 'Erro não mapeado',
    meaning: 'The error has no specific code',
  },
} as const satisfies Readonly<Record<string, ConsentRefusal>>;

export type ConsentRefusalCode = keyof typeof CONSENT_REFUSALS;

/** The title and the meaning of each code, for the API document. */
export function textsOfRefusals(
  codes: readonly ConsentRefusalCode[],
): Readonly<Record<string, readonly [title: string, meaning: string]>> {
  return Object.fromEntries(
    codes.map((code) => {
      const { title, meaning } = CONSENT_REFUSALS[code];
      return [code, [title, `${meaning}.`]];
    }),
  );
}
