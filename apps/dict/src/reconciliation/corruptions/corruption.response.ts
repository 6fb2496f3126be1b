import { ApiProperty } from '@nestjs/swagger';
import { OFFICIAL_KEY_TYPES, type OfficialKeyType } from '#libs/dict-api';
import { LinksTo } from '#libs/openapi';
import { officialTypeOf } from '../../keys/official-entry';
import {
  ALTERED_ATTRIBUTES,
  CORRUPTION_KINDS,
  ENTRY_STATES,
  stateOf,
  type AlteredAttribute,
  type CorruptionKind,
  type EntryState,
} from './corruption';
import { type CorruptionNow } from './corruptions.repository';

/** An entry that was changed silently, and its present state. */
export class CorruptedEntryResponse {
  /** The kind of the change. */
  @ApiProperty({ enum: CORRUPTION_KINDS, example: 'ALTERED' })
  kind!: CorruptionKind;

  @ApiProperty({ enum: OFFICIAL_KEY_TYPES, example: 'PHONE' })
  keyType!: OfficialKeyType;

  /** @example "+5561988887777" */
  key!: string;

  /** The altered attribute. Present only for ALTERED. */
  @ApiProperty({ enum: ALTERED_ATTRIBUTES, required: false, example: 'NAME' })
  altered?: AlteredAttribute;

  /**
   * The CID before the change. Absent for ADDED.
   * @example 28c06eb41c4dc9c3ae114831efcac7446c8747777fca8b145ecd31ff8480ae88
   */
  cidBefore?: string;

  /**
   * The CID after the change. Absent for REMOVED.
   * @example 4d4abb9168114e349672b934d16ed201a919cb49e28b7f66a240e62c92ee007f
   */
  cidAfter?: string;

  /**
   * The present state of the entry in DICT. AS_CORRUPTED: as the corruption left it. AS_BEFORE: as before the corruption.
   * CHANGED: neither of these. GONE: the participant no longer has an entry of the key.
   */
  @ApiProperty({ enum: ENTRY_STATES, example: 'AS_CORRUPTED' })
  entry!: EntryState;

  static of({ corruption, cid }: CorruptionNow): CorruptedEntryResponse {
    const { kind, keyType, keyValue, altered, cidBefore, cidAfter } = corruption;
    return {
      kind,
      keyType: officialTypeOf(keyType),
      key: keyValue,
      ...(altered === null ? {} : { altered }),
      ...(cidBefore === null ? {} : { cidBefore }),
      ...(cidAfter === null ? {} : { cidAfter }),
      entry: stateOf(corruption, cid),
    };
  }
}

/** The result of the synchronism verifications since the corruption, for one type of key. */
export class RepairResponse {
  @ApiProperty({ enum: OFFICIAL_KEY_TYPES, example: 'PHONE' })
  keyType!: OfficialKeyType;

  /**
   * OK: a verification after the corruption was OK, so the participant and DICT had the same entries. NOK: all verifications
   * were NOK. NONE: there was no verification.
   */
  @ApiProperty({ enum: ['OK', 'NOK', 'NONE'], example: 'NOK' })
  result!: 'OK' | 'NOK' | 'NONE';

  /**
   * The id of the first verification that was OK, or else of the last one. Absent if there was none.
   * @example 2
   */
  verificationId?: number;

  /**
   * When the verification was made, ISO 8601 UTC.
   * @example 2026-11-21T12:05:00.000Z
   */
  at?: string;
}

/** Entries of a participant that were changed silently, and whether the participant has repaired them. */
@LinksTo({
  checkCorruption: { id: '/id' },
})
export class CorruptionResponse {
  /** @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11 */
  id!: string;

  /** @example 12345678 */
  participant!: string;

  /**
   * When the entries were changed, ISO 8601 UTC.
   * @example 2026-11-21T12:00:00.000Z
   */
  at!: string;

  /** Whether the result is OK for all types of key. */
  repaired!: boolean;

  /** The results for each type of key of the changed entries. */
  verifications!: RepairResponse[];

  /** The changed entries. There can be fewer than requested, if the participant has too few entries. */
  entries!: CorruptedEntryResponse[];
}
