import { LinksTo } from '#libs/openapi';
import { type Restriction, type RestrictionKind, type RestrictionTarget } from './restriction';

/** A restriction by a court order or because of suspected fraud. */
@LinksTo({
  deleteRestriction: { id: '/id' },
})
export class RestrictionResponse {
  /**
   * UUID of the restriction.
   * @example 7b0c9a52-0f0f-4a34-8ad4-5d5e4f3c2b1a
   */
  id!: string;

  /** @example COURT_ORDER */
  kind!: RestrictionKind;

  /**
   * The kind of the restricted thing.
   * @example KEY
   */
  target!: RestrictionTarget;

  /**
   * The key, the CPF or CNPJ, or the account: participant, branch, number and type, separated by slashes.
   * @example "+5511987654321"
   */
  value!: string;

  /**
   * ISO 8601 UTC.
   * @example 2020-11-16T12:00:00.000Z
   */
  createdAt!: string;

  static of({ id, kind, target, value, createdAt }: Restriction): RestrictionResponse {
    return { id, kind, target, value, createdAt };
  }
}
