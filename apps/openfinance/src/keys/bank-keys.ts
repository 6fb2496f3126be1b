import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  folderStore,
  memoryStore,
  OpenFinanceCertificates,
  openFinanceFolder,
  sealContent,
  thumbprintOf,
  transportContent,
  type OwnKeyName,
  type SigningCertificate,
} from '#libs/certificates';
import { CONFIG, ConfigurationError } from '#libs/config';
import { type SandboxConfig } from '#libs/sandbox';
import { BANK } from '../bank/bank';
import { type OpenfinanceConfig } from '../config';
import { BankKeysUnavailable } from './bank-keys.errors';
import { BANK_ORGANISATION_ID, BANK_SOFTWARE_ID } from './bank-ids';

/** A key of the bank or the directory, with its certificate. */
export interface OwnKey {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly certificate: X509Certificate;
  /** SHA-256 of the certificate, base64url. */
  readonly kid: string;
}

/** The responsible person in the signing certificates of institutions. */
export const RESPONSIBLE = {
  name: 'Responsavel de Teste',
  cpf: '11144477735',
  bornOn: '1980-01-31',
} as const;

const HOLDER = {
  organisationId: BANK_ORGANISATION_ID,
  cnpj: BANK.cnpj,
  legalName: BANK.name,
} as const;
const SEAL = sealContent({
  ...HOLDER,
  responsible: RESPONSIBLE,
});
const TRANSPORT = transportContent({
  ...HOLDER,
  softwareId: BANK_SOFTWARE_ID,
  hostName: 'banco-simulado.example.com',
  city: 'Brasília',
  state: 'DF',
});
const CONTENTS = {
  /** Signs ID tokens and answers of the authorization server. */
  'authorization-server': SEAL,
  /** Signs the answers of payments. */
  seal: SEAL,
  /** Signs software statements. */
  directory: {
    subject: [
      ['C', 'BR'],
      ['O', 'Payment Simulators'],
      ['CN', 'Open Finance Directory'],
    ],
    use: { for: 'signing' },
  },
  /** The software of the bank itself, when it is a client. */
  transport: TRANSPORT,
  software: SEAL,
  encryption: SEAL,
} as const satisfies Record<OwnKeyName, Parameters<OpenFinanceCertificates['own']>[1]>;

/**
 * The keys of the bank and of the directory, and the test authority of Open Finance. They are made when they are needed
 * first, and kept in the folder of OPENFINANCE_CERTIFICATES. All sandboxes share them.
 */
@Injectable()
export class BankKeys {
  /** Also issues the certificates of clients. */
  readonly certificates: OpenFinanceCertificates;
  private readonly keys = new Map<OwnKeyName, Promise<OwnKey>>();
  private authorityMade: Promise<X509Certificate> | undefined;

  constructor(
    @Inject(CONFIG)
    {
      dataDir,
      openFinanceCertificates: given,
    }: Pick<SandboxConfig, 'dataDir'> & Pick<OpenfinanceConfig, 'openFinanceCertificates'>,
  ) {
    const folder = given === '' ? openFinanceFolder(dataDir) : given;
    this.certificates = new OpenFinanceCertificates(
      folder === undefined ? memoryStore() : folderStore(folder),
    );
  }

  /** @throws BankKeysUnavailable */
  async key(name: OwnKeyName): Promise<OwnKey> {
    const made = this.keys.get(name) ?? this.make(name);
    this.keys.set(name, made);
    try {
      return await made;
    } catch (error) {
      // The next request tries again.
      this.keys.delete(name);
      throw unavailable(error);
    }
  }

  /**
   * The certificate of the test authority.
   * @throws BankKeysUnavailable
   */
  async authority(): Promise<X509Certificate> {
    this.authorityMade ??= this.certificates.authority().then((pem) => new X509Certificate(pem));
    try {
      return await this.authorityMade;
    } catch (error) {
      this.authorityMade = undefined;
      throw unavailable(error);
    }
  }

  /**
   * Issues a certificate with a new key, which is not stored.
   * @throws BankKeysUnavailable
   */
  async issue(
    ...parameters: Parameters<OpenFinanceCertificates['issue']>
  ): Promise<SigningCertificate> {
    try {
      return await this.certificates.issue(...parameters);
    } catch (error) {
      throw unavailable(error);
    }
  }

  private async make(name: OwnKeyName): Promise<OwnKey> {
    const { certificatePem, privateKeyPem } = await this.certificates.own(name, CONTENTS[name]);
    const certificate = new X509Certificate(certificatePem);
    return {
      privateKey: createPrivateKey(privateKeyPem),
      publicKey: certificate.publicKey,
      certificate,
      kid: thumbprintOf(certificate),
    };
  }
}

/** The failure of the certificate folder as the client sees it; any other error as it is. */
function unavailable(error: unknown): unknown {
  const isOfFiles = error instanceof ConfigurationError || 'code' in (error as Error);
  return isOfFiles ? new BankKeysUnavailable((error as Error).message) : error;
}
