/** OIDs of ICP-Brasil for the names of a holder (DOC-ICP-04). */
export const ICP_BRASIL = {
  /** DDMMAAAA, CPF, NIS, RG and its issuer. */
  personData: '2.16.76.1.3.1',
  responsibleName: '2.16.76.1.3.2',
  cnpj: '2.16.76.1.3.3',
  responsibleData: '2.16.76.1.3.4',
  voter: '2.16.76.1.3.5',
  personCei: '2.16.76.1.3.6',
  companyCei: '2.16.76.1.3.7',
} as const;

/** NIS (or PIS) of 11 digits, and RG of 15 with its issuer: absent values are zeros. */
const NO_NIS_AND_RG = '0'.repeat(11 + 15);
export const NO_CEI = '0'.repeat(12);
/** Voter registration of 12 digits, zone of 3 and section of 4. */
export const NO_VOTER = '0'.repeat(12 + 3 + 4);

/** The data of a person: 8 digits of the date of birth, 11 of the CPF, and absent other documents. */
export function personData({
  cpf,
  bornOn,
}: {
  readonly cpf: string;
  readonly bornOn: string;
}): string {
  const [year = '', month = '', day = ''] = bornOn.split('-');
  return `${day}${month}${year}${cpf}${NO_NIS_AND_RG}`;
}
