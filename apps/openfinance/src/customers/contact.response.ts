import { type State } from './details/places';
import { type Registration } from './details/registration';

/** An address of a customer. */
export class CustomerAddressResponse {
  isMain!: boolean;

  /** @example "Rua das Flores, 120" */
  address!: string;

  /** @example Centro */
  districtName!: string;

  /** @example São Paulo */
  townName!: string;

  /** @example "3550308" */
  ibgeTownCode!: string;

  /** @example SP */
  countrySubDivision!: State;

  /**
   * The CEP.
   * @example "01310120"
   */
  postCode!: string;

  /** @example Brasil */
  country!: string;

  /** @example BRA */
  countryCode!: string;

  static of({ town, street, postCode }: Registration): CustomerAddressResponse {
    return {
      isMain: true,
      address: street,
      districtName: 'Centro',
      townName: town.name,
      ibgeTownCode: town.ibgeTownCode,
      countrySubDivision: town.state,
      postCode,
      country: 'Brasil',
      countryCode: 'BRA',
    };
  }
}

/** A telephone of a customer. */
export class CustomerPhoneResponse {
  isMain!: boolean;

  /** @example MOVEL */
  type!: 'FIXO' | 'MOVEL' | 'OUTRO';

  /** @example "55" */
  countryCallingCode!: string;

  /** @example "11" */
  areaCode!: string;

  /** @example "987654321" */
  number!: string;
}

/** An e-mail address of a customer. */
export class CustomerEmailResponse {
  isMain!: boolean;

  /** @example maria.silva@example.com */
  email!: string;
}

/** How a customer is reached. */
export class CustomerContactsResponse {
  postalAddresses!: CustomerAddressResponse[];

  phones!: CustomerPhoneResponse[];

  emails!: CustomerEmailResponse[];

  static of(registration: Registration): CustomerContactsResponse {
    const { town, phone, email } = registration;
    return {
      postalAddresses: [CustomerAddressResponse.of(registration)],
      phones: [
        {
          isMain: true,
          type: 'MOVEL',
          countryCallingCode: '55',
          areaCode: town.areaCode,
          number: phone,
        },
      ],
      emails: [{ isMain: true, email }],
    };
  }
}
