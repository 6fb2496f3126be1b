import { type CertificateContent, type OtherName } from '../issue-certificate';
import { ICP_BRASIL, NO_CEI, NO_VOTER, personData } from './oids';

/** The holder of an e-CNPJ or an e-CPF. */
export interface TaxpayerHolder {
  readonly name: string;
  /** 11 digits for an e-CPF, 14 characters for an e-CNPJ. */
  readonly taxId: string;
  /** The person who is responsible for an e-CNPJ. */
  readonly responsible: { readonly name: string; readonly cpf: string };
  /** Differences from a correct certificate, for tests of refusals. */
  readonly without?: 'client-authentication' | 'tax-id';
}

/** The date of birth in all test certificates. */
const BORN_ON = '1980-01-31';

/**
 * An e-CNPJ or e-CPF of type A1: it signs documents and authenticates a client of TLS. Its common name has the form of
 * ICP-Brasil, `NAME:TAXID`; the tax id that counts is an otherName.
 *
 * @param holder its name has only characters of Latin-1
 */
export function taxpayerContent(
  holder: TaxpayerHolder,
): Pick<CertificateContent, 'subject' | 'use'> {
  const { name, taxId, without } = holder;
  const isCompany = taxId.length === 14;
  return {
    subject: [
      ['C', 'BR'],
      ['O', 'ICP-Brasil'],
      ['OU', 'Test certificate without legal value'],
      ['OU', isCompany ? 'RFB e-CNPJ A1' : 'RFB e-CPF A1'],
      ['CN', `${name}:${taxId}`, 'utf8'],
    ],
    use: {
      for: 'taxpayer',
      otherNames: without === 'tax-id' ? [] : isCompany ? companyNames(holder) : personNames(taxId),
      isClient: without !== 'client-authentication',
    },
  };
}

function companyNames({ taxId, responsible }: TaxpayerHolder): readonly OtherName[] {
  return [
    [ICP_BRASIL.responsibleName, responsible.name],
    [ICP_BRASIL.cnpj, taxId],
    [ICP_BRASIL.responsibleData, personData({ cpf: responsible.cpf, bornOn: BORN_ON })],
    [ICP_BRASIL.companyCei, NO_CEI],
  ];
}

function personNames(cpf: string): readonly OtherName[] {
  return [
    [ICP_BRASIL.personData, personData({ cpf, bornOn: BORN_ON })],
    [ICP_BRASIL.voter, NO_VOTER],
    [ICP_BRASIL.personCei, NO_CEI],
  ];
}
