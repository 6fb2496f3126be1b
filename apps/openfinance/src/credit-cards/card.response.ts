import { toCents, type Cents } from '#libs/kernel';
import { AmountResponse } from '../accounts/account.response';
import { BANK } from '../bank/bank';
import { type CardAccount, type CardNetwork, type CardProduct } from '../bank/cards/card';
import {
  type LinksResponse,
  type ListMetaResponse,
  type PageLinksResponse,
} from '../standard/standard.response';

/** A card account in the list. */
export class CardAccountDataResponse {
  /** @example maria-cartao */
  creditCardAccountId!: string;

  /** @example Banco Simulado */
  brandName!: string;

  /**
   * The CNPJ of the bank.
   * @example "87654321000198"
   */
  companyCnpj!: string;

  /** @example Cartão Simulado Platinum */
  name!: string;

  /** @example PLATINUM */
  productType!: CardProduct;

  /** @example VISA */
  creditCardNetwork!: CardNetwork;

  static of(card: CardAccount): CardAccountDataResponse {
    const { creditCardAccountId, name, productType, creditCardNetwork } = card;
    const { brandName, cnpj: companyCnpj } = BANK;
    return { creditCardAccountId, brandName, companyCnpj, name, productType, creditCardNetwork };
  }
}

/** A card of a card account. */
export class CardResponse {
  /**
   * The last four digits; for a company, an id.
   * @example "4453"
   */
  identificationNumber!: string;

  /** Whether it is a debit card too. */
  isMultipleCreditCard!: boolean;
}

/** A card account. */
export class CardAccountIdentificationResponse {
  /** @example Cartão Simulado Platinum */
  name!: string;

  /** @example PLATINUM */
  productType!: CardProduct;

  /** @example VISA */
  creditCardNetwork!: CardNetwork;

  paymentMethod!: CardResponse[];

  static of(card: CardAccount): CardAccountIdentificationResponse {
    const { name, productType, creditCardNetwork, cardNumbers } = card;
    return {
      name,
      productType,
      creditCardNetwork,
      // The first card is the plastic one of the holder. The others are virtual.
      paymentMethod: cardNumbers.map((identificationNumber, index) => ({
        identificationNumber,
        isMultipleCreditCard: index === 0,
      })),
    };
  }
}

/** A limit of a card account. */
export class CardLimitResponse {
  /** @example LIMITE_CREDITO_TOTAL */
  creditLineLimitType!: 'LIMITE_CREDITO_TOTAL' | 'LIMITE_CREDITO_MODALIDADE_OPERACAO';

  /** @example CONSOLIDADO */
  consolidationType!: 'CONSOLIDADO' | 'INDIVIDUAL';

  /** @example "4453" */
  identificationNumber!: string;

  /** @example SAQUE_CREDITO_BRASIL */
  lineName?: 'CREDITO_A_VISTA' | 'SAQUE_CREDITO_BRASIL';

  isLimitFlexible!: boolean;

  limitAmount!: AmountResponse;

  /** Of the last bill until it is paid, the open bill, and the later instalments. */
  usedAmount!: AmountResponse;

  /** The limit minus the used amount. */
  availableAmount!: AmountResponse;

  /** The limit of the account, in which the one for cash is included. */
  static allOf(card: CardAccount, usedCents: Cents): CardLimitResponse[] {
    const { limitCents, cardNumbers } = card;
    const availableCents = toCents(limitCents - usedCents);
    const cashCents = toCents(Math.floor(limitCents / 10));
    const common = {
      consolidationType: 'CONSOLIDADO',
      identificationNumber: cardNumbers[0],
      isLimitFlexible: false,
    } as const;
    return [
      {
        creditLineLimitType: 'LIMITE_CREDITO_TOTAL',
        ...common,
        limitAmount: AmountResponse.of(limitCents),
        usedAmount: AmountResponse.of(usedCents),
        availableAmount: AmountResponse.of(availableCents),
      },
      {
        creditLineLimitType: 'LIMITE_CREDITO_MODALIDADE_OPERACAO',
        ...common,
        lineName: 'SAQUE_CREDITO_BRASIL',
        limitAmount: AmountResponse.of(cashCents),
        usedAmount: AmountResponse.of(
          toCents(Math.max(0, cashCents - Math.min(cashCents, availableCents))),
        ),
        availableAmount: AmountResponse.of(toCents(Math.min(cashCents, availableCents))),
      },
    ];
  }
}

/** A page of the card accounts. */
export class CardAccountListResponse {
  data!: CardAccountDataResponse[];

  links!: PageLinksResponse;

  meta!: ListMetaResponse;
}

/** One card account. */
export class CardAccountResponse {
  data!: CardAccountIdentificationResponse;

  links!: LinksResponse;

  meta!: ListMetaResponse;
}

/** The limits of a card account. */
export class CardLimitsResponse {
  data!: CardLimitResponse[];

  links!: PageLinksResponse;

  meta!: ListMetaResponse;
}
