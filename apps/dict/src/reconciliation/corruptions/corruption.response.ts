import { ApiProperty } from '@nestjs/swagger';
import { OFFICIAL_KEY_TYPES, type OfficialKeyType } from '#libs/dict-api';
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

/** An entry that was changed silently, and how it is now. */
export class CorruptedEntryResponse {
  /** What was done. */
  @ApiProperty({ enum: CORRUPTION_KINDS, example: 'ALTERED' })
  kind!: CorruptionKind;

  @ApiProperty({ enum: OFFICIAL_KEY_TYPES, example: 'PHONE' })
  keyType!: OfficialKeyType;

  /** @example "+5561988887777" */
  key!: string;

  /** What was altered. Only of ALTERED. */
  @ApiProperty({ enum: ALTERED_ATTRIBUTES, required: false, example: 'NAME' })
  altered?: AlteredAttribute;

  /**
   * The CID before. Absent of ADDED.
   * @example 28c06eb41c4dc9c3ae114831efcac7446c8747777fca8b145ecd31ff8480ae88
   */
  cidBefore?: string;

  /**
   * The CID after. Absent of REMOVED.
   * @example 4d4abb9168114e349672b934d16ed201a919cb49e28b7f66a240e62c92ee007f
   */
  cidAfter?: string;

  /**
   * How the entry in DICT is now. AS_CORRUPTED: nothing was repaired in DICT. AS_BEFORE: it is as it was before the
   * corruption. CHANGED: neither. GONE: the participant has no entry of the key any more.
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

/** What synchronism verifications have shown since the corruption, for one type of key. */
export class RepairResponse {
  @ApiProperty({ enum: OFFICIAL_KEY_TYPES, example: 'PHONE' })
  keyType!: OfficialKeyType;

  /**
   * OK: a verification after the corruption was OK, so the participant and DICT had the same entries. NOK: there were
   * only verifications that were not OK. NONE: there was no verification.
   */
  @ApiProperty({ enum: ['OK', 'NOK', 'NONE'], example: 'NOK' })
  result!: 'OK' | 'NOK' | 'NONE';

  /**
   * The id of that verification: the first one that was OK, or the last one. Absent if there was none.
   * @example 2
   */
  verificationId?: number;

  /**
   * When it was made, ISO 8601 UTC.
   * @example 2026-11-21T12:05:00.000Z
   */
  at?: string;
}

/** Entries of a participant that were changed silently, and what the participant has repaired. */
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

  /** Whether the result of all types is OK. */
  repaired!: boolean;

  /** The types of key of the changed entries. */
  verifications!: RepairResponse[];

  /** The changed entries. They can be fewer than were asked for, if the participant has no more. */
  entries!: CorruptedEntryResponse[];
}
