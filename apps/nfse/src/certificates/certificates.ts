import { join } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { randomSerialNumber, storedCertificate, type SigningCertificate } from '#libs/certificates';
import { CONFIG, ConfigurationError } from '#libs/config';
import {
  abrasfSigner,
  certificateFingerprint,
  createTestCertificate,
  signer,
  type Signer,
} from '#libs/nfse';
import { type SandboxConfig } from '#libs/sandbox';

/** A signer with its certificate. The private key stays inside. */
export interface CertifiedSigner extends Signer, ReturnType<typeof abrasfSigner> {
  readonly certificatePem: string;
}

/** The holders of the two test certificates. */
const HOLDERS = {
  authority: { name: 'Autoridade Simulada da NFS-e', taxId: '11222333000181' },
  taxpayer: { name: 'Contribuinte de Teste', taxId: '12345678000195' },
} as const;
export type CertificateRole = keyof typeof HOLDERS;
type Role = CertificateRole;

const IN_MEMORY = ':memory:';
const FOLDER = 'certificates';
/** A fixed period, so that a certificate is valid for any clock of a sandbox. */
const VALIDITY = {
  notBeforeMs: Date.UTC(2020, 0, 1),
  notAfterMs: Date.UTC(2099, 11, 31, 23, 59, 59),
};

/**
 * The test certificates of the service: that of the authority, which signs invoices and events, and that of a taxpayer,
 * which
 * signs the DPS. They are created at the first start and stored in the data folder. All sandboxes have the same ones.
 */
@Injectable()
export class Certificates implements OnModuleInit {
  private readonly made = new Map<Role, Promise<CertifiedSigner>>();

  constructor(@Inject(CONFIG) private readonly config: Pick<SandboxConfig, 'dataDir'>) {}

  /** @throws ConfigurationError if the certificates cannot be stored or read */
  async onModuleInit(): Promise<void> {
    try {
      await Promise.all([this.authority(), this.taxpayer()]);
    } catch (error) {
      if (error instanceof ConfigurationError) throw error;
      throw new ConfigurationError([
        `DATA_DIR=${this.config.dataDir} cannot hold the test certificates: ${(error as Error).message}. It must be a folder that the service may write to, or :memory:.`,
      ]);
    }
  }

  /** Signs invoices and events. */
  authority(): Promise<CertifiedSigner> {
    return this.signerOf('authority');
  }

  /** Signs a DPS for any provider. */
  taxpayer(): Promise<CertifiedSigner> {
    return this.signerOf('taxpayer');
  }

  /** The certificates of the service, by their fingerprints. */
  async roles(): Promise<ReadonlyMap<string, CertificateRole>> {
    const roles = Object.keys(HOLDERS) as Role[];
    const entries = roles.map(async (role) => {
      const { certificatePem } = await this.signerOf(role);
      return [certificateFingerprint(certificatePem), role] as const;
    });
    return new Map(await Promise.all(entries));
  }

  private signerOf(role: Role): Promise<CertifiedSigner> {
    const made = this.made.get(role) ?? this.load(role);
    this.made.set(role, made);
    return made;
  }

  private async load(role: Role): Promise<CertifiedSigner> {
    const { dataDir } = this.config;
    const certificate =
      dataDir === IN_MEMORY
        ? await makeCertificate(role)
        : await storedCertificate(join(dataDir, FOLDER, `nfse-${role}.pem`), () =>
            makeCertificate(role),
          );
    const { certificatePem } = certificate;
    return { ...signer(certificate), ...abrasfSigner(certificate), certificatePem };
  }
}

function makeCertificate(role: Role): Promise<SigningCertificate> {
  return createTestCertificate({
    ...HOLDERS[role],
    ...VALIDITY,
    serialNumber: randomSerialNumber(),
  });
}
