import { stableUuid } from '#libs/kernel';
import { AmountResponse } from '../accounts/account.response';
import { BANK } from '../bank/bank';
import { type Account } from '../ledger/account';
import { type LinksResponse, type MetaResponse } from '../standard/standard.response';
import { CustomerContactsResponse } from './contact.response';
import { startOf } from './details/start-of';
import { OCCUPATIONS } from './details/occupations';
import { type Registration } from './details/registration';
import {
  PersonalCustomerAccountResponse,
  productsOf,
  type ProductService,
} from './relation.response';

export const MARITAL_STATUSES = ['SOLTEIRO', 'CASADO', 'DIVORCIADO', 'UNIAO_ESTAVEL'] as const;
type MaritalStatus = (typeof MARITAL_STATUSES)[number];

export const SEXES = ['FEMININO', 'MASCULINO'] as const;
type Sex = (typeof SEXES)[number];

/** Given names of women, among the names that the bank makes up. */
const OF_WOMEN = /(?:a|Beatriz|Inês)$/;

/** The documents of a person. */
export class PersonalDocumentsResponse {
  /** @example "11144477735" */
  cpfNumber!: string;
}

/** Another document of a person. */
export class PersonalOtherDocumentResponse {
  /** @example RG */
  type!: 'RG';

  /** @example "15291908" */
  number!: string;

  /**
   * The authority and the state.
   * @example SSP/SP
   */
  additionalInfo!: string;
}

/** A parent of a person. */
export class FiliationResponse {
  /** @example MAE */
  type!: 'MAE' | 'PAI';

  /** @example Helena Costa Silva */
  civilName!: string;
}

/** Who a person is. */
export class PersonalIdentificationDataResponse {
  /** @example 2018-05-21T03:00:00Z */
  updateDateTime!: string;

  /** @example 0b1f6b1e-2d0e-5b6e-8f47-1f6a4d9c3a11 */
  personalId!: string;

  /** @example Banco Simulado */
  brandName!: string;

  /** @example Maria Silva */
  civilName!: string;

  /** @example 1980-04-23 */
  birthDate!: string;

  /** @example CASADO */
  maritalStatusCode!: MaritalStatus;

  /** @example FEMININO */
  sex!: Sex;

  /** @example ["87654321000198"] */
  companiesCnpj!: string[];

  documents!: PersonalDocumentsResponse;

  otherDocuments!: PersonalOtherDocumentResponse[];

  hasBrazilianNationality!: boolean;

  filiation!: FiliationResponse[];

  contacts!: CustomerContactsResponse;

  static of(registration: Registration): PersonalIdentificationDataResponse {
    const { customer, beganOn, updatedOn, town, related, draws } = registration;
    const [mother, father] = related;
    const { document, name } = customer;
    const [givenName = ''] = name.split(' ', 1);
    return {
      updateDateTime: startOf(updatedOn),
      personalId: stableUuid(`personal ${document}`),
      brandName: BANK.brandName,
      civilName: name.slice(0, 70),
      birthDate: beganOn,
      maritalStatusCode: draws.pick(MARITAL_STATUSES),
      sex: OF_WOMEN.test(givenName) ? 'FEMININO' : 'MASCULINO',
      companiesCnpj: [BANK.cnpj],
      documents: { cpfNumber: document },
      otherDocuments: [
        { type: 'RG', number: draws.digits(8), additionalInfo: `SSP/${town.state}` },
      ],
      hasBrazilianNationality: true,
      filiation: [
        { type: 'MAE', civilName: mother.name },
        { type: 'PAI', civilName: father.name },
      ],
      contacts: CustomerContactsResponse.of(registration),
    };
  }
}

/** The income of a person. */
export class InformedIncomeResponse {
  /** @example MENSAL */
  frequency!: 'MENSAL';

  amount!: AmountResponse;

  /** @example 2018-05-21 */
  date!: string;
}

/** What a person owns. */
export class PersonalPatrimonyResponse {
  amount!: AmountResponse;

  /** @example 2018 */
  year!: number;
}

/** The occupation, income and patrimony of a person. */
export class PersonalQualificationDataResponse {
  /** @example 2018-05-21T03:00:00Z */
  updateDateTime!: string;

  /** @example "87654321000198" */
  companyCnpj!: string;

  /** @example CBO */
  occupationCode!: 'CBO';

  /**
   * The code of the occupation in the CBO.
   * @example "212405"
   */
  occupationDescription!: string;

  informedIncome!: InformedIncomeResponse;

  informedPatrimony!: PersonalPatrimonyResponse;

  static of(registration: Registration): PersonalQualificationDataResponse {
    const { updatedOn, income, patrimony, draws } = registration;
    return {
      updateDateTime: startOf(updatedOn),
      companyCnpj: BANK.cnpj,
      occupationCode: 'CBO',
      occupationDescription: draws.pick(OCCUPATIONS),
      informedIncome: {
        frequency: 'MENSAL',
        amount: AmountResponse.of(income),
        date: updatedOn,
      },
      informedPatrimony: {
        amount: AmountResponse.of(patrimony),
        year: Number(updatedOn.slice(0, 4)),
      },
    };
  }
}

/** Somebody who acts for a person. */
export class PersonalProcuratorResponse {
  /** @example PROCURADOR */
  type!: 'REPRESENTANTE_LEGAL' | 'PROCURADOR';

  /** @example "52998224725" */
  cpfNumber!: string;

  /** @example Otávio Lima */
  civilName!: string;
}

/** The products and accounts of a person at the bank. */
export class PersonalFinancialRelationDataResponse {
  /** @example 2018-05-21T03:00:00Z */
  updateDateTime!: string;

  /** @example 2012-02-10T03:00:00Z */
  startDate!: string;

  /** @example ["CONTA_DEPOSITO_A_VISTA","CARTAO_CREDITO"] */
  productsServicesType!: ProductService[];

  /** No person of this bank has one. */
  procurators!: PersonalProcuratorResponse[];

  accounts!: PersonalCustomerAccountResponse[];

  static of(
    { updatedOn, customerSince }: Registration,
    accounts: readonly Account[],
  ): PersonalFinancialRelationDataResponse {
    return {
      updateDateTime: startOf(updatedOn),
      startDate: startOf(customerSince),
      productsServicesType: productsOf(accounts),
      procurators: [],
      accounts: accounts.map((account) => PersonalCustomerAccountResponse.of(account)),
    };
  }
}

/** The identification of a person. */
export class PersonalIdentificationsResponse {
  data!: PersonalIdentificationDataResponse[];

  links!: LinksResponse;

  meta!: MetaResponse;
}

/** The qualification of a person. */
export class PersonalQualificationsResponse {
  data!: PersonalQualificationDataResponse;

  links!: LinksResponse;

  meta!: MetaResponse;
}

/** The relationship of a person with the bank. */
export class PersonalFinancialRelationsResponse {
  data!: PersonalFinancialRelationDataResponse;

  links!: LinksResponse;

  meta!: MetaResponse;
}
