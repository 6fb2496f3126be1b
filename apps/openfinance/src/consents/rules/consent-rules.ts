import { addDuration, toIsoUtc } from '#libs/kernel';
import { type Consent, type ConsentDraft } from '../consent';
import { type ConsentRefusalCode } from './consent-refusals';
import {
  permissionsOf,
  permissionsOutsideGroups,
  RESOURCES_READ,
  type Permission,
} from './permissions';

/** A refusal, and the member of the request that causes it. */
export interface Refusal {
  readonly code: ConsentRefusalCode;
  readonly pointer: string;
  /** The problem and the allowed values. */
  readonly detail: string;
}

/** The longest duration of a consent with an end. */
const LONGEST = { months: 12, ms: 0 };

/**
 * Checks a consent by the rules of consents v3. Undefined if it is allowed.
 * @param groups off accepts any combination of permissions
 */
export function refusalOfConsent(
  draft: ConsentDraft,
  { nowMs, groups }: { readonly nowMs: number; readonly groups: 'on' | 'off' },
): Refusal | undefined {
  return (
    (groups === 'on' ? refusalOfPermissions(draft) : undefined) ??
    (draft.expiresAtMs === null ? undefined : refusalOfExpiry(draft.expiresAtMs, nowMs))
  );
}

function refusalOfPermissions({ permissions, businessEntity }: ConsentDraft): Refusal | undefined {
  const ofPerson = permissionsOf('PESSOA_NATURAL', permissions);
  const ofCompany = permissionsOf('PESSOA_JURIDICA', permissions);
  const pointer = '/data/permissions';
  if (ofPerson.length > 0 && ofCompany.length > 0) {
    const both = [...ofPerson, ...ofCompany].join(', ');
    const detail = `Data of a person and data of a company need separate consents: ${both}.`;
    return { code: 'PERMISSAO_PF_PJ_EM_CONJUNTO', pointer, detail };
  }
  if (ofCompany.length > 0 && businessEntity === null) {
    const detail = `Is required for the permissions ${ofCompany.join(', ')}.`;
    return { code: 'INFORMACOES_PJ_NAO_INFORMADAS', pointer: '/data/businessEntity', detail };
  }
  if (ofPerson.length > 0 && businessEntity !== null) {
    const detail = `Must not ask for data of a person (${ofPerson.join(', ')}) together with a businessEntity.`;
    return { code: 'PERMISSOES_PJ_INCORRETAS', pointer, detail };
  }
  return refusalOfGroups(permissions, pointer);
}

function refusalOfGroups(permissions: readonly Permission[], pointer: string): Refusal | undefined {
  if (permissions.every((permission) => permission === RESOURCES_READ)) {
    const detail = `${RESOURCES_READ} alone gives no access to data; add the permissions of a group.`;
    return { code: 'SEM_PERMISSOES_FUNCIONAIS_RESTANTES', pointer, detail };
  }
  const code = 'COMBINACAO_PERMISSOES_INCORRETA';
  const outside = permissionsOutsideGroups(permissions);
  if (outside.length > 0) {
    const detail = `Must have all permissions of a group, or none: ${outside.join(', ')} belong to no complete group.`;
    return { code, pointer, detail };
  }
  if (permissions.includes(RESOURCES_READ)) return undefined;
  return { code, pointer, detail: `Must have ${RESOURCES_READ}, which belongs to every group.` };
}

/** Checks an extension to that date (null: without an end). Undefined if it is allowed. */
export function refusalOfExtension(
  { status, expiresAt, secondDecisions }: Consent,
  expiresAtMs: number | null,
  nowMs: number,
): Refusal | undefined {
  const pointer = '/data/expirationDateTime';
  if (status !== 'AUTHORISED') {
    const detail = `The consent is ${status}; only an AUTHORISED consent can be extended.`;
    return { code: 'ESTADO_CONSENTIMENTO_INVALIDO', pointer: '/data', detail };
  }
  if (secondDecisions !== null) {
    const joint = secondDecisions.map(({ accountId }) => accountId).join(', ');
    const detail = `Account ${joint} needs the approval of both holders; make a new consent.`;
    return { code: 'DEPENDE_MULTIPLA_ALCADA', pointer: '/data', detail };
  }
  const code = 'DATA_EXPIRACAO_INVALIDA';
  if (expiresAt === null) {
    return { code, pointer, detail: 'The consent has no end, so it cannot be extended.' };
  }
  if (expiresAtMs === null) return undefined;
  if (expiresAtMs <= Date.parse(expiresAt)) {
    return { code, pointer, detail: `Must be later than the current expiration, ${expiresAt}.` };
  }
  return refusalOfExpiry(expiresAtMs, nowMs);
}

function refusalOfExpiry(expiresAtMs: number, nowMs: number): Refusal | undefined {
  const refusal = { code: 'DATA_EXPIRACAO_INVALIDA', pointer: '/data/expirationDateTime' } as const;
  if (expiresAtMs <= nowMs) {
    return { ...refusal, detail: `Must be in the future; it is ${toIsoUtc(nowMs)} now.` };
  }
  const latestMs = addDuration(nowMs, LONGEST);
  if (expiresAtMs <= latestMs) return undefined;
  const detail = `Must be within 12 months, until ${toIsoUtc(latestMs)}; leave it out for a consent without an end.`;
  return { ...refusal, detail };
}
