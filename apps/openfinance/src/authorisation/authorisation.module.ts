import { Module } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { ControlModule } from '#libs/control';
import { ErrorBodies, RequestStages } from '#libs/http';
import { DueWork } from '#libs/sandbox';
import { BankModule } from '../bank/bank.module';
import { SettingsModule } from '../settings/settings.module';
import { AccountChoice } from './account-choice';
import {
  aboutDecision,
  AutomaticCustomer,
  CUSTOMER_DECISION,
} from './automatic/automatic-customer';
import { AuthorisationController } from './page/authorisation.controller';
import { SecondHolderController } from './page/second-holder.controller';
import { pageOfError } from './page/authorisation-page';
import { AuthorisationSources } from './authorisation-sources';
import { ConsentControlController } from './control/consent-control.controller';
import { ConsentControlService } from './control/consent-control.service';
import { LinksAuthorisation } from './links-authorisation';
import { contentPolicy } from './page/page';

const PREFIX = '/authorisation/';

/** The page of the bank on which customers decide on consents, and the same decisions for tests. */
@Module({
  imports: [BankModule, ControlModule, SettingsModule],
  controllers: [AuthorisationController, SecondHolderController, ConsentControlController],
  providers: [
    ...[AccountChoice, AuthorisationSources, AutomaticCustomer],
    ...[ConsentControlService, LinksAuthorisation],
  ],
  exports: [AuthorisationSources, AutomaticCustomer, LinksAuthorisation],
})
export class AuthorisationModule {
  constructor(
    stages: RequestStages,
    bodies: ErrorBodies,
    dueWork: DueWork,
    customer: AutomaticCustomer,
  ) {
    dueWork.handle(CUSTOMER_DECISION, (work) => customer.decide(work), { about: aboutDecision });
    stages.add('arrival', headersOfPage());
    bodies.add(PREFIX, pageOfError);
  }
}

/** The headers of the page and of its errors. */
function headersOfPage(): RequestHandler {
  return (request, response, next) => {
    if (request.path.startsWith(PREFIX)) {
      response.setHeader('Content-Security-Policy', contentPolicy());
      response.setHeader('X-Frame-Options', 'DENY');
      // Otherwise the browser would not send the origin of the form.
      response.setHeader('Referrer-Policy', 'same-origin');
      response.setHeader('Cache-Control', 'no-store');
    }
    next();
  };
}
