import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  memoryStore,
  pkcs12,
  taxpayerContent,
  TestAuthority,
  type SigningCertificate,
  type TaxpayerHolder,
} from '#libs/certificates';
import { AUTHORITY_NAME, TaxpayerAuthority } from './taxpayer-authority';
import { type CertificateState, type IssueCertificateRequest } from './issue-certificate.request';
import { IssuedCertificateResponse } from './certificates.response';

/** Expired by any clock of today. */
const EXPIRED = { notBeforeMs: Date.UTC(1999, 0, 1), notAfterMs: Date.UTC(2000, 0, 1) };
const RESPONSIBLE = { name: 'Responsavel de Teste', cpf: '11144477735' } as const;
const WITHOUT: Readonly<Partial<Record<CertificateState, TaxpayerHolder['without']>>> = {
  'without-client-authentication': 'client-authentication',
  'without-tax-id': 'tax-id',
};
/** The names of authorities that are not the one of the service. The first one has its name, but another key. */
const STRANGERS: Readonly<Partial<Record<CertificateState, string>>> = {
  'broken-chain': AUTHORITY_NAME,
  'other-authority': 'Another Test Authority',
};
const PASSWORD_BYTES = 12;

/** Issues test certificates to taxpayers. Nothing is stored. */
@Injectable()
export class IssueTestCertificate {
  constructor(private readonly authority: TaxpayerAuthority) {}

  /** @throws AuthorityUnavailable */
  async issue({
    taxId,
    name = 'Contribuinte de Teste',
    state = 'valid',
  }: IssueCertificateRequest): Promise<IssuedCertificateResponse> {
    const without = WITHOUT[state];
    const content = taxpayerContent({
      ...{ name, taxId, responsible: RESPONSIBLE },
      ...(without !== undefined && { without }),
    });
    const issued = await this.issued(content, state);
    const authority = (await this.authority.certificate()).toString();
    const password = randomBytes(PASSWORD_BYTES).toString('hex');
    const file = await pkcs12({ ...issued, chainPem: [authority], friendlyName: taxId }, password);
    return IssuedCertificateResponse.issued({ ...issued, authority, file, password });
  }

  private issued(
    content: ReturnType<typeof taxpayerContent>,
    state: CertificateState,
  ): Promise<SigningCertificate> {
    const stranger = STRANGERS[state];
    if (stranger !== undefined) return new TestAuthority(memoryStore(), stranger).issue(content);
    return state === 'expired'
      ? this.authority.issue(content, EXPIRED)
      : this.authority.issue(content);
  }
}
