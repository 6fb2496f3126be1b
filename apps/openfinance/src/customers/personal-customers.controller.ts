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
  PersonalFinancialRelationDataResponse,
  PersonalFinancialRelationsResponse,
  PersonalIdentificationDataResponse,
  PersonalIdentificationsResponse,
  PersonalQualificationDataResponse,
  PersonalQualificationsResponse,
} from './personal.response';
import { CUSTOMERS_VERSION } from './version';

const TYPE = 'PESSOA_NATURAL';

@StandardController('customers', 'customers/v2/personal')
@ServesVersion(CUSTOMERS_VERSION)
@NeedsToken({ scope: 'customers', grant: 'authorization_code' })
@ReadsUnderConsent()
export class PersonalCustomersController {
  constructor(private readonly customers: CustomersService) {}

  /**
   * Reads who the person of the consent is.
   *
   * @remarks
   * All values are made up from the CPF, so they are the same in every sandbox and on every day. Without a consent, the
   * response has Maria Silva. There is one record, on page 1.
   */
  @Get('identifications')
  @ApiOkResponse({ type: PersonalIdentificationsResponse, description: 'The identification.' })
  async listPersonalIdentifications(
    @Query() { page = 1 }: KeyedPageRequest,
    @Req() request: Request,
  ): Promise<StandardAnswer<PersonalIdentificationDataResponse[]>> {
    const permission = 'CUSTOMERS_PERSONAL_IDENTIFICATIONS_READ';
    const registration = await this.customers.registration(request, permission, TYPE);
    return { data: page === 1 ? [PersonalIdentificationDataResponse.of(registration)] : [] };
  }

  /** Reads the occupation, the income and the patrimony of the person of the consent. */
  @Get('qualifications')
  @ApiOkResponse({ type: PersonalQualificationsResponse, description: 'The qualification.' })
  async findPersonalQualifications(
    @Req() request: Request,
  ): Promise<StandardAnswer<PersonalQualificationDataResponse>> {
    const permission = 'CUSTOMERS_PERSONAL_ADITTIONALINFO_READ';
    const registration = await this.customers.registration(request, permission, TYPE);
    return { data: PersonalQualificationDataResponse.of(registration) };
  }

  /** Reads the products and accounts of the person of the consent, and who acts for the customer. */
  @Get('financial-relations')
  @ApiOkResponse({ type: PersonalFinancialRelationsResponse, description: 'The relationship.' })
  async findPersonalFinancialRelations(
    @Req() request: Request,
  ): Promise<StandardAnswer<PersonalFinancialRelationDataResponse>> {
    const permission = 'CUSTOMERS_PERSONAL_ADITTIONALINFO_READ';
    const registration = await this.customers.registration(request, permission, TYPE);
    const accounts = await this.customers.accounts(registration);
    return { data: PersonalFinancialRelationDataResponse.of(registration, accounts) };
  }
}
