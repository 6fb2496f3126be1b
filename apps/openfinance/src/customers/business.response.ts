import { stableUuid, toCents } from '#libs/kernel';
import { AmountResponse } from '../accounts/account.response';
import { BANK } from '../bank/bank';
import { type Account } from '../ledger/account';
import { type PersonType } from '../ledger/person-type';
import { type LinksResponse, type MetaResponse } from '../standard/standard.response';
import { CustomerContactsResponse } from './contact.response';
import { activityOf } from './details/occupations';
import { type Registration } from './details/registration';
import { startOf } from './details/start-of';
import {
  BusinessCustomerAccountResponse,
  productsOf,
  type ProductService,
} from './relation.response';

/** A partner or manager of a company. */
export class PartyResponse {
  /** @example PESSOA_NATURAL */
  personType!: PersonType;

  /** @example SOCIO */
  type!: 'SOCIO' | 'ADMINISTRADOR';

  /** @example Helena Costa Lima */
  civilName!: string;

  /** @example 1998-05-21T03:00:00Z */
  startDate!: string;

  /**
   * The share of the capital; 1 is all of it.
   * @example "0.500000"
   */
  shareholding!: string;

  /** @example CPF */
  documentType!: 'CPF';

  /** @example "52998224725" */
  documentNumber!: string;
}

/** Who a company is. */
export class BusinessIdentificationDataResponse {
  /** @example 2018-05-21T03:00:00Z */
  updateDateTime!: string;

  /** @example 0b1f6b1e-2d0e-5b6e-8f47-1f6a4d9c3a11 */
  businessId!: string;

  /** @example Banco Simulado */
  brandName!: string;

  /** @example Padaria Pão de Mel Ltda */
  companyName!: string;

  /** @example Padaria Pão de Mel */
  tradeName!: string;

  /** @example 1998-05-21T03:00:00Z */
  incorporationDate!: string;

  /**
   * The CNPJ, which may have letters.
   * @example "11222333000181"
   */
  cnpjNumber!: string;

  /** @example ["87654321000198"] */
  companiesCnpj!: string[];

  parties!: PartyResponse[];

  contacts!: CustomerContactsResponse;

  static of(registration: Registration): BusinessIdentificationDataResponse {
    const { customer, beganOn, updatedOn, related } = registration;
    const { document, name } = customer;
    const [manager, partner] = related;
    const startDate = startOf(beganOn);
    const common = {
      personType: 'PESSOA_NATURAL',
      startDate,
      shareholding: '0.500000',
      documentType: 'CPF',
    } as const;
    return {
      updateDateTime: startOf(updatedOn),
      businessId: stableUuid(`business ${document}`),
      brandName: BANK.brandName,
      companyName: name.slice(0, 70),
      tradeName: name.replace(/ Ltda$/, '').slice(0, 70),
      incorporationDate: startDate,
      cnpjNumber: document,
      companiesCnpj: [BANK.cnpj],
      parties: [
        {
          ...common,
          type: 'ADMINISTRADOR',
          civilName: manager.name,
          documentNumber: manager.cpf,
        },
        { ...common, type: 'SOCIO', civilName: partner.name, documentNumber: partner.cpf },
      ],
      contacts: CustomerContactsResponse.of(registration),
    };
  }
}

/** A business activity of a company. */
export class EconomicActivityResponse {
  /**
   * The subclass of the CNAE 2.3.
   * @example "4721102"
   */
  code!: string;

  isMain!: boolean;
}

/** The revenue of a company. */
export class InformedRevenueResponse {
  /** @example ANUAL */
  frequency!: 'ANUAL';

  amount!: AmountResponse;

  /** @example 2018 */
  year!: number;
}

/** What a company owns. */
export class BusinessPatrimonyResponse {
  amount!: AmountResponse;

  /** @example 2018-05-21 */
  date!: string;
}

/** The activity, revenue and patrimony of a company. */
export class BusinessQualificationDataResponse {
  /** @example 2018-05-21T03:00:00Z */
  updateDateTime!: string;

  economicActivities!: EconomicActivityResponse[];

  informedRevenue!: InformedRevenueResponse;

  informedPatrimony!: BusinessPatrimonyResponse;

  static of(registration: Registration): BusinessQualificationDataResponse {
    const { customer, updatedOn, income, patrimony } = registration;
    return {
      updateDateTime: startOf(updatedOn),
      economicActivities: [{ code: activityOf(customer.name), isMain: true }],
      informedRevenue: {
        frequency: 'ANUAL',
        amount: AmountResponse.of(toCents(income * 12)),
        year: Number(updatedOn.slice(0, 4)),
      },
      informedPatrimony: { amount: AmountResponse.of(patrimony), date: updatedOn },
    };
  }
}

/** Somebody who acts for a company. */
export class BusinessProcuratorResponse {
  /** @example REPRESENTANTE_LEGAL */
  type!: 'REPRESENTANTE_LEGAL' | 'PROCURADOR';

  /** @example "52998224725" */
  cnpjCpfNumber!: string;

  /** @example Helena Costa Lima */
  civilName!: string;
}

/** The products and accounts of a company at the bank. */
export class BusinessFinancialRelationDataResponse {
  /** @example 2018-05-21T03:00:00Z */
  updateDateTime!: string;

  /** @example 2012-02-10T03:00:00Z */
  startDate!: string;

  /** @example ["CONTA_DEPOSITO_A_VISTA","CARTAO_CREDITO"] */
  productsServicesType!: ProductService[];

  procurators!: BusinessProcuratorResponse[];

  accounts!: BusinessCustomerAccountResponse[];

  static of(
    { updatedOn, customerSince, related }: Registration,
    accounts: readonly Account[],
  ): BusinessFinancialRelationDataResponse {
    const [{ cpf, name }] = related;
    return {
      updateDateTime: startOf(updatedOn),
      startDate: startOf(customerSince),
      productsServicesType: productsOf(accounts),
      procurators: [{ type: 'REPRESENTANTE_LEGAL', cnpjCpfNumber: cpf, civilName: name }],
      accounts: accounts.map((account) => BusinessCustomerAccountResponse.of(account)),
    };
  }
}

/** The identification of a company. */
export class BusinessIdentificationsResponse {
  data!: BusinessIdentificationDataResponse[];

  links!: LinksResponse;

  meta!: MetaResponse;
}

/** The qualification of a company. */
export class BusinessQualificationsResponse {
  data!: BusinessQualificationDataResponse;

  links!: LinksResponse;

  meta!: MetaResponse;
}

/** The relationship of a company with the bank. */
export class BusinessFinancialRelationsResponse {
  data!: BusinessFinancialRelationDataResponse;

  links!: LinksResponse;

  meta!: MetaResponse;
}
