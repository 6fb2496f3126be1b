import { Inject, Injectable } from '@nestjs/common';
import { type KeyType } from '#libs/brazil';
import { CONFIG } from '#libs/config';
import {
  DICT_OPERATIONS,
  isInVersion,
  operationOf,
  type ApiVersion,
  type Category,
  type OperationName,
} from '#libs/dict-api';
import { DICT_MANUAL_POLICIES, DICT_POLICIES, policyId, type Policy } from '#libs/rate-limit';
import { type DictConfig } from '../config';
import { isRoleGiven, type PolicyQuery } from './list-role';
import { type Bucket } from './store/charge';

/** The policy that counts all lookups of a participant. */
export const PARTICIPANT_ANTISCAN = 'ENTRIES_READ_PARTICIPANT_ANTISCAN';

/** The two policies of each list: limited to one role of the participant, or not. */
const LISTS = {
  listClaims: ['CLAIMS_LIST_WITH_ROLE', 'CLAIMS_LIST_WITHOUT_ROLE'],
  listInfractionReports: [
    'INFRACTION_REPORTS_LIST_WITH_ROLE',
    'INFRACTION_REPORTS_LIST_WITHOUT_ROLE',
  ],
  listRefunds: ['REFUND_LIST_WITH_ROLE', 'REFUND_LIST_WITHOUT_ROLE'],
} as const satisfies Partial<Record<OperationName, readonly [string, string]>>;

/** The rate policies that are in force, with the numbers of DICT_POLICY_NUMBERS. */
@Injectable()
export class PolicyTable {
  private readonly byId: ReadonlyMap<string, Policy>;
  /** The policies of payers, by kind of payer and type of key. */
  private readonly ofUsers: ReadonlyMap<string, Policy>;
  /** Whether requests of the official API are limited. */
  readonly isEnforced: boolean;
  /** Whether lookups of `/dict/keys` count too. */
  readonly isEnforcedOnContract: boolean;
  private readonly inVersion: ReadonlySet<string>;

  constructor(@Inject(CONFIG) config: DictConfig) {
    const { policyNumbers, apiVersion, rateLimit, contractRateLimit } = config;
    this.isEnforced = rateLimit;
    this.isEnforcedOnContract = contractRateLimit;
    const replaced = policyNumbers === 'manual' ? DICT_MANUAL_POLICIES : [];
    const all = [...DICT_POLICIES, ...replaced];
    this.byId = new Map(all.map((policy) => [policyId(policy), policy]));
    this.ofUsers = new Map(
      all.flatMap((policy) =>
        policy.scope === 'USER'
          ? (policy.keyTypes ?? []).map((type) => [userKey(policy.category, type), policy])
          : [],
      ),
    );
    this.inVersion = namesInVersion(apiVersion);
  }

  /** All policies in all sizes. */
  get all(): readonly Policy[] {
    return [...this.byId.values()];
  }

  /** The policies of participants in the sizes of a category, in the API version that is served. */
  ofParticipant(category: Category): readonly Policy[] {
    return this.all.filter(
      (policy) =>
        policy.scope === 'PSP' &&
        (policy.category ?? category) === category &&
        this.inVersion.has(policy.name),
    );
  }

  /** All sizes of a policy; empty if there is no such policy. */
  sizesOf(name: string): readonly Policy[] {
    return this.all.filter((policy) => policy.name === name);
  }

  /** The buckets of the participant that a request of the operation counts on. For getEntry see `ofLookup`. */
  ofOperation(
    name: OperationName,
    query: PolicyQuery,
    owner: { readonly participant: string; readonly category: Category },
  ): readonly Bucket[] {
    return policiesOf(name, query).map((policy) => ({
      policy: this.sized(policy, owner.category),
      owner: owner.participant,
    }));
  }

  /** The bucket of the payer that a lookup counts on. */
  ofPayer(keyType: KeyType, payerId: string): Bucket {
    return { policy: this.ofPayerKind(keyType, payerKindOf(payerId)), owner: payerId };
  }

  /** The policy for a kind of payer and a type of key. */
  ofPayerKind(keyType: KeyType, kind: PayerKind): Policy {
    const policy = this.ofUsers.get(userKey(kind, keyType));
    if (policy === undefined) throw new Error(`No policy of users counts lookups of ${keyType}.`);
    return policy;
  }

  /** The bucket of the participant that a lookup counts on. */
  ofLookup(participant: string, category: Category): Bucket {
    return { policy: this.sized(PARTICIPANT_ANTISCAN, category), owner: participant };
  }

  private sized(name: string, category: Category): Policy {
    const policy = this.byId.get(name) ?? this.byId.get(`${name}:${category}`);
    if (policy === undefined) throw new Error(`${name} is not a policy of participants.`);
    return policy;
  }
}

function userKey(kind: string | undefined, keyType: string): string {
  return `${kind ?? ''} ${keyType}`;
}

export const PAYER_KINDS = ['PF', 'PJ'] as const;
export type PayerKind = (typeof PAYER_KINDS)[number];

/** A payer with a CPF is a natural person (PF), with a CNPJ a legal person (PJ). */
export function payerKindOf(payerId: string): PayerKind {
  return payerId.length === 11 ? 'PF' : 'PJ';
}

/** The names of the policies that a request of an operation counts on. */
function policiesOf(name: OperationName, query: PolicyQuery): readonly string[] {
  if (!isList(name)) return operationOf(name).policies ?? [];
  const [withRole, withoutRole] = LISTS[name];
  return [isRoleGiven(name, query) ? withRole : withoutRole];
}

function isList(name: OperationName): name is keyof typeof LISTS {
  return Object.hasOwn(LISTS, name);
}

function namesInVersion(version: ApiVersion): ReadonlySet<string> {
  const names = (Object.keys(DICT_OPERATIONS) as OperationName[])
    .filter((name) => isInVersion(operationOf(name), version))
    .flatMap((name) => (isList(name) ? LISTS[name] : (operationOf(name).policies ?? [])));
  return new Set([...names, PARTICIPANT_ANTISCAN]);
}
