import { Injectable } from '@nestjs/common';
import { type CallOf, type ResultOf } from '../../operations/operation';
import { cidSetOf } from '../cid-set';
import { SyncVerifications } from './sync-verifications.repository';

/** Compares the VSync of a participant with that of DICT. */
@Injectable()
export class SyncVerificationsService {
  constructor(private readonly verifications: SyncVerifications) {}

  async verify({
    body,
    now,
  }: CallOf<'createSyncVerification'>): Promise<ResultOf<'createSyncVerification'>> {
    const { SyncVerification } = body;
    const set = cidSetOf(SyncVerification.Participant, SyncVerification.KeyType);
    const verifier = await this.verifications.vsync(set);
    const participantVerifier = SyncVerification.ParticipantSyncVerifier.toLowerCase();
    const Result = participantVerifier === verifier ? 'OK' : 'NOK';
    const Id = await this.verifications.add({
      ...{ participant: set.ispb, keyType: set.keyType, at: now },
      ...{ participantVerifier, verifier, result: Result },
    });
    return { SyncVerification: { ...SyncVerification, Id, Result } };
  }
}
