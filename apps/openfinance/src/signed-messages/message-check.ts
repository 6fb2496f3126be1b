import { percentDecoded } from '#libs/kernel';
import { refuseTimes, type VerifiedJwt } from '#libs/jwt';
import { servedPath } from '../standard/official-paths';
import { type MessageRefusal } from './signed-message.errors';

/** How far `iat` may be from the time of the bank, in seconds (security profile 1.0, 6.1). */
export const IAT_TOLERANCE_SEC = 60;
const MAX_JTI = 256;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Claims = VerifiedJwt['claims'];

/** The address that a request was sent to. */
export interface CalledEndpoint {
  /** The starts of the addresses of the bank: the host may have several names. */
  readonly bases: readonly string[];
  /** The path after them, as it is routed. */
  readonly path: string;
}

/** What the claims of a signed message must name. */
export interface MessageRules {
  /** The organisation of the client. */
  readonly organisationId: string;
  readonly endpoint: CalledEndpoint;
  readonly nowMs: number;
  /** Whether `jti` must be a UUID, as the standard says. Older clients send other texts. */
  readonly needsUuid: boolean;
}

/** Why a message is refused. */
export interface RefusedMessage {
  readonly code: MessageRefusal;
  readonly detail: string;
}

/**
 * Checks the claims of a message whose signature is good (security profile 1.0, 6.1).
 * @returns its `jti`, which the caller must not accept again; or the refusal
 */
export function checkMessage(claims: Claims, rules: MessageRules): string | RefusedMessage {
  const { organisationId, endpoint, nowMs, needsUuid } = rules;
  if (claims['iss'] !== organisationId) {
    const detail = `iss must be the organisation of the client, as it is in the directory: ${organisationId}.`;
    return { code: 'EMISSOR_DIVERGENTE', detail };
  }
  if (!namesEndpoint(claims['aud'], endpoint)) {
    const detail = `aud must be, or contain, the address of the request: ${String(endpoint.bases[0])}${endpoint.path}.`;
    return { code: 'DESTINATARIO_DIVERGENTE', detail };
  }
  const times = refuseTimes(claims, {
    nowMs,
    required: ['iat'],
    toleranceSec: IAT_TOLERANCE_SEC,
  });
  const late = times ?? tooOld(claims['iat'] as number, nowMs);
  if (late !== undefined) return { code: 'MENSAGEM_FORA_DO_PRAZO', detail: late };
  return jtiOf(claims, needsUuid);
}

/** Whether `aud` is the address, or a list with it. The official path and the one below v1 are the same endpoint. */
export function namesEndpoint(aud: unknown, { bases, path }: CalledEndpoint): boolean {
  const named: readonly unknown[] = Array.isArray(aud) ? aud : [aud];
  const called = percentDecoded(path);
  return named.some(
    (each) =>
      typeof each === 'string' &&
      bases.some(
        (base) =>
          each.startsWith(base) && servedPath(percentDecoded(each.slice(base.length))) === called,
      ),
  );
}

function tooOld(iat: number, nowMs: number): string | undefined {
  const ageSec = Math.ceil(nowMs / 1_000 - iat);
  if (nowMs / 1_000 - iat <= IAT_TOLERANCE_SEC) return undefined;
  return `iat is ${String(ageSec)} seconds old; it may be at most ${String(IAT_TOLERANCE_SEC)}.`;
}

function jtiOf({ jti }: Claims, needsUuid: boolean): string | RefusedMessage {
  const code = 'JTI_INVALIDO';
  if (typeof jti !== 'string' || jti === '' || jti.length > MAX_JTI) {
    const detail = `jti must be a text of 1 to ${String(MAX_JTI)} characters, another one in each message.`;
    return { code, detail };
  }
  if (!needsUuid || UUID.test(jti)) return jti;
  return { code, detail: 'jti must be a UUID, because the security of the sandbox is required.' };
}

/** The claims of the message itself. All other members are the body, as it is without a signature. */
const OWN_CLAIMS: ReadonlySet<string> = new Set(['iss', 'aud', 'jti', 'iat', 'exp', 'nbf', 'sub']);

/**
 * The body that a message carries. Without the claims of the message, because a repeat has others, and its content is
 * compared.
 */
export function bodyOf(claims: Claims): object {
  return Object.fromEntries(Object.entries(claims).filter(([name]) => !OWN_CLAIMS.has(name)));
}
