import { OFFICIAL_KEY_TYPES, type OfficialKeyType } from '#libs/dict-api';
import { ApiProperty } from '@nestjs/swagger';
import { officialTypeOf } from '../../keys/official-entry';
import { type SyncVerificationRow } from './sync-verification.row';

/** A comparison of the VSync of a participant with that of DICT. */
export class SyncVerificationResponse {
  /** @example 1 */
  id!: number;

  /**
   * ISPB of the participant.
   * @example 12345678
   */
  participant!: string;

  /** Type of the keys. */
  @ApiProperty({ enum: OFFICIAL_KEY_TYPES, example: 'PHONE' })
  keyType!: OfficialKeyType;

  /** OK if both VSyncs are equal. */
  @ApiProperty({ enum: ['OK', 'NOK'], example: 'NOK' })
  result!: 'OK' | 'NOK';

  /**
   * The VSync that the participant sent; 64 hexadecimal digits.
   * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
   */
  participantSyncVerifier!: string;

  /**
   * The VSync that DICT had. The official API never shows it.
   * @example 996fc1dd3b6b14bcf0c9fe8320eb66d7e2a3fd874ccf767b2e939641b1ea8eaf
   */
  syncVerifier!: string;

  /**
   * When it was made, ISO 8601 UTC.
   * @example 2026-11-21T12:00:00.000Z
   */
  at!: string;

  static of(verification: SyncVerificationRow): SyncVerificationResponse {
    const { sequence, participant, keyType, result, participantVerifier, verifier, at } =
      verification;
    return {
      ...{ id: sequence, participant, keyType: officialTypeOf(keyType), result },
      ...{ participantSyncVerifier: participantVerifier, syncVerifier: verifier, at },
    };
  }
}
