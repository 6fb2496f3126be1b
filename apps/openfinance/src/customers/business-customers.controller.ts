import { Get, Query, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { ReadsUnderConsent } from '../consents/access/consent-access';
import { NeedsToken } from '../security/needs-token';
import { type StandardAnswer } from '../standard/answer';
import { KeyedPageRequest } from '../standard/page.request';
import { ServesVersion } from '../standard/served-version';
import { StandardController } from '../standard/standard-controller';
import { CustomersService } from './customers.service';
import {
  BusinessFinancialRelationDataResponse,
  BusinessFinancialRelationsResponse,
  BusinessIdentificationDataResponse,
  BusinessIdentificationsResponse,
  BusinessQualificationDataResponse,
  BusinessQualificationsResponse,
} from './business.response';
import { CUSTOMERS_VERSION } from './version';

const TYPE = 'PESSOA_JURIDICA';

@StandardController('customers', 'customers/v2/business')
@ServesVersion(CUSTOMERS_VERSION)
@NeedsToken({ scope: 'customers', grant: 'authorization_code' })
@ReadsUnderConsent()
export class BusinessCustomersController {
  constructor(private readonly customers: CustomersService) {}

  /**
   * Reads who the company of the consent is.
   *
   * @remarks
   * All values are made up from the CNPJ, so they are the same in every sandbox and on every day. Without a consent, the
   * response has Padaria Pão de Mel. There is one record, on page 1.
   */
  @Get('identifications')
  @ApiOkResponse({ type: BusinessIdentificationsResponse, description: 'The identification.' })
  async listBusinessIdentifications(
    @Query() { page = 1 }: KeyedPageRequest,
    @Req() request: Request,
  ): Promise<StandardAnswer<BusinessIdentificationDataResponse[]>> {
    const permission = 'CUSTOMERS_BUSINESS_IDENTIFICATIONS_READ';
    const registration = await this.customers.registration(request, permission, TYPE);
    return { data: page === 1 ? [BusinessIdentificationDataResponse.of(registration)] : [] };
  }

  /** Reads the activities, the revenue and the patrimony of the company of the consent. */
  @Get('qualifications')
  @ApiOkResponse({ type: BusinessQualificationsResponse, description: 'The qualification.' })
  async findBusinessQualifications(
    @Req() request: Request,
  ): Promise<StandardAnswer<BusinessQualificationDataResponse>> {
    const permission = 'CUSTOMERS_BUSINESS_ADITTIONALINFO_READ';
    const registration = await this.customers.registration(request, permission, TYPE);
    return { data: BusinessQualificationDataResponse.of(registration) };
  }

  /** Reads the products and accounts of the company of the consent, and who acts for the customer. */
  @Get('financial-relations')
  @ApiOkResponse({ type: BusinessFinancialRelationsResponse, description: 'The relationship.' })
  async findBusinessFinancialRelations(
    @Req() request: Request,
  ): Promise<StandardAnswer<BusinessFinancialRelationDataResponse>> {
    const permission = 'CUSTOMERS_BUSINESS_ADITTIONALINFO_READ';
    const registration = await this.customers.registration(request, permission, TYPE);
    const accounts = await this.customers.accounts(registration);
    return { data: BusinessFinancialRelationDataResponse.of(registration, accounts) };
  }
}
