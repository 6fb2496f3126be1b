import { Get, Query } from '@nestjs/common';
import { ServiceAdminController } from '#libs/control';
import { ListReply } from '#libs/http';
import { ListOf } from '#libs/openapi';
import { AllConsentsRequest } from './all-consents.request';
import { AllConsents } from './all-consents.repository';
import { type ListedConsent } from './listed-consent';
import { ListedConsentResponse } from './listed-consent.response';

@ServiceAdminController('/consents')
export class AllConsentsController {
  constructor(private readonly consents: AllConsents) {}

  /** Lists the consents of all kinds, newest first: to share data, to pay, and to payments that recur. */
  @Get()
  @ListOf(ListedConsentResponse, 'The consents.')
  listAllConsents(@Query() query: AllConsentsRequest): ListReply {
    return new ListReply(this.consents.list(query, write), query);
  }
}

function write(consent: ListedConsent): string {
  return JSON.stringify(ListedConsentResponse.of(consent));
}
