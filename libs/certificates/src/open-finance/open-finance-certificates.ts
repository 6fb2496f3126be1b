import { type CertificateStore } from '../certificate-store';
import { type SigningCertificate } from '../issue-certificate';
import { type StoredPair } from '../stored-pair';
import { TestAuthority } from '../test-authority';

/** The keys of the bank and of the directory themselves. */
export type OwnKeyName =
  'authorization-server' | 'seal' | 'directory' | 'transport' | 'software' | 'encryption';

/** The certificates of a simulated Open Finance: also those of the bank, each with its key in `<name>.key`. */
export class OpenFinanceCertificates extends TestAuthority {
  constructor(store: CertificateStore) {
    super(store, 'Open Finance Test Authority');
  }

  /** A certificate of the bank or the directory, with its key. */
  own(name: OwnKeyName, content: StoredPair['content']): Promise<SigningCertificate> {
    return this.stored(name, content);
  }
}
