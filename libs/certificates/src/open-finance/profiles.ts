import { ICP_BRASIL, NO_CEI, personData } from '../icp-brasil/oids';
import { type CertificateContent, type NamePart } from '../issue-certificate';

type Content = Pick<CertificateContent, 'subject' | 'use'>;

/** The institution of a certificate. */
export interface Holder {
  readonly organisationId: string;
  readonly cnpj: string;
  readonly legalName: string;
}

export interface TransportHolder extends Holder {
  readonly softwareId: string;
  readonly hostName: string;
  readonly city: string;
  readonly state: string;
  /**
   * Until 2022-08-31, the organisation was in the organizationalUnitName. Certificates of that form stay valid.
   * Default: false.
   */
  readonly isOldForm?: boolean;
}

export interface SealHolder extends Holder {
  /** The person who is responsible for the certificate. */
  readonly responsible: { readonly name: string; readonly cpf: string; readonly bornOn: string };
}

/** The OIDs of the parts of a subject. */
const UID = '0.9.2342.19200300.100.1.1';
const ORGANISATION_IDENTIFIER = '2.5.4.97';
const SERIAL_NUMBER = '2.5.4.5';
const BUSINESS_CATEGORY = '2.5.4.15';
const JURISDICTION = '1.3.6.1.4.1.311.60.2.1.3';

/**
 * The BRCAC, with which a software connects over mutual TLS (certificate standard 2.0, client certificate). The order is that of the
 * encoding, so the text form of RFC 4514 begins with `CN=…,UID=…`.
 */
export function transportContent(holder: TransportHolder): Content {
  const participant = `OFBBR-${holder.organisationId}`;
  const organisation: NamePart =
    holder.isOldForm === true
      ? ['OU', holder.organisationId, 'utf8']
      : [ORGANISATION_IDENTIFIER, participant, 'utf8'];
  return {
    subject: [
      [BUSINESS_CATEGORY, 'Private Organization', 'utf8'],
      [JURISDICTION, 'BR', 'printable'],
      [SERIAL_NUMBER, holder.cnpj, 'printable'],
      ['C', 'BR', 'printable'],
      ['O', holder.legalName, 'utf8'],
      ['ST', holder.state, 'utf8'],
      ['L', holder.city, 'utf8'],
      organisation,
      [UID, holder.softwareId, 'utf8'],
      ['CN', holder.hostName, 'utf8'],
    ],
    use: { for: 'transport', hostNames: [holder.hostName] },
  };
}

/** The BRSEAL, with which an organisation signs messages (certificate standard 2.0, signing certificate). */
export function sealContent({ organisationId, cnpj, legalName, responsible }: SealHolder): Content {
  return {
    subject: [
      [UID, organisationId, 'utf8'],
      ['C', 'BR', 'printable'],
      ['O', 'ICP-Brasil', 'utf8'],
      ['OU', 'Autoridade Certificadora de Teste', 'utf8'],
      ['OU', '00000000000191', 'utf8'],
      ['OU', 'videoconferencia', 'utf8'],
      ['CN', legalName, 'utf8'],
    ],
    use: {
      for: 'seal',
      otherNames: [
        [ICP_BRASIL.responsibleName, responsible.name],
        [ICP_BRASIL.cnpj, cnpj],
        [ICP_BRASIL.responsibleData, personData(responsible)],
        [ICP_BRASIL.companyCei, NO_CEI],
      ],
    },
  };
}
