import { type DictErrorName } from '#libs/dict-api';
import { type DictKey } from '../keys/dict-key';
import { ownerTaxIdOf } from '../keys/official-entry';
import { type Refusal } from '../official/dict-refusal';

/** COURT_ORDER: a judge has blocked a key or a person. FRAUD: a person or an account is suspected of fraud. */
export const RESTRICTION_KINDS = ['COURT_ORDER', 'FRAUD'] as const;
export type RestrictionKind = (typeof RESTRICTION_KINDS)[number];

/** The kinds of things that can be restricted. */
export const RESTRICTION_TARGETS = ['KEY', 'TAX_ID', 'ACCOUNT'] as const;
export type RestrictionTarget = (typeof RESTRICTION_TARGETS)[number];

export interface Restriction {
  readonly id: string;
  readonly kind: RestrictionKind;
  readonly target: RestrictionTarget;
  /** A key in normal form, a CPF or CNPJ, or an account in the form of `accountOf`. */
  readonly value: string;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

/** The future owner of a key: the owner of a new entry, or a claimer. */
export interface NewOwner {
  readonly keyValue: string;
  readonly taxId: string;
  /** In the form of `accountOf`. */
  readonly account: string;
}

/** All restrictions of a sandbox, in memory. */
export class RestrictionSet {
  private readonly ids: ReadonlyMap<string, string>;

  constructor(restrictions: readonly Restriction[]) {
    this.ids = new Map(restrictions.map((each) => [nameOf(each), each.id]));
  }

  get size(): number {
    return this.ids.size;
  }

  /** The error of a lookup: EntryBlocked, TaxIdNumberBlocked or EntryWithFraudRelatedRestriction; undefined if there is none. */
  ofLookup(entry: DictKey): Refusal | undefined {
    if (this.ids.size === 0) return undefined;
    const taxId = ownerTaxIdOf(entry);
    return (
      this.ofChange(entry.keyValue) ??
      this.ofPerson(taxId) ??
      this.first('EntryWithFraudRelatedRestriction', [
        [
          'FRAUD',
          'TAX_ID',
          taxId,
          'The owner of the entry is restricted because of suspected fraud',
        ],
        [
          'FRAUD',
          'ACCOUNT',
          entry.account,
          'The account of the entry is restricted because of suspected fraud',
        ],
      ])
    );
  }

  /** The error of a change, deletion or claim of the key: EntryBlocked; undefined if there is none. */
  ofChange(keyValue: string): Refusal | undefined {
    return this.first('EntryBlocked', [
      ['COURT_ORDER', 'KEY', keyValue, 'A court order blocks the key'],
    ]);
  }

  /**
   * The error of a new entry or claim for the owner: EntryBlocked, TaxIdNumberBlocked or
   * UserOrAccountWithFraudRelatedRestriction; undefined if there is none.
   */
  ofNewOwner({ keyValue, taxId, account }: NewOwner): Refusal | undefined {
    if (this.ids.size === 0) return undefined;
    return (
      this.ofChange(keyValue) ??
      this.ofPerson(taxId) ??
      this.first('UserOrAccountWithFraudRelatedRestriction', [
        ['FRAUD', 'TAX_ID', taxId, 'The user is restricted because of suspected fraud'],
        ['FRAUD', 'ACCOUNT', account, 'The account is restricted because of suspected fraud'],
      ])
    );
  }

  private ofPerson(taxId: string): Refusal | undefined {
    return this.first('TaxIdNumberBlocked', [
      ['COURT_ORDER', 'TAX_ID', taxId, 'A court order blocks the CPF or CNPJ'],
    ]);
  }

  private first(
    error: DictErrorName,
    possible: readonly (readonly [RestrictionKind, RestrictionTarget, string, string])[],
  ): Refusal | undefined {
    for (const [kind, target, value, what] of possible) {
      const id = this.ids.get(nameOf({ kind, target, value }));
      if (id === undefined) continue;
      return { error, detail: `${what}. DELETE /__admin/restrictions/${id} ends the restriction.` };
    }
    return undefined;
  }
}

function nameOf({ kind, target, value }: Pick<Restriction, 'kind' | 'target' | 'value'>): string {
  return `${kind} ${target} ${value}`;
}
