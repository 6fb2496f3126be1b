import { Controller, Get, Param, Post, Query, Req, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { type BodyReply, currentContext, IgnoresUnknownQuery, isForm, reply } from '#libs/http';
import { refuseMediaType } from '#libs/openapi';
import { AccountChoice, idsOf } from '../account-choice';
import { AutomaticCustomer } from '../automatic/automatic-customer';
import { ConsentNotFound } from '../authorisation.errors';
import { decidedPage, questionPage, type Question } from './authorisation-page';
import { AuthorisationSources, type Authorisable } from '../authorisation-sources';
import { SecuritySettingsService } from '../../settings/security/security-settings.service';
import {
  readDecision,
  returnAddress,
  wrongChoice,
  type PageQuery,
  type ReturnAddress,
} from './decision';
import { OwnPageGuard } from './own-page.guard';
import { FORM, headersFor, HTML, isInTime } from './page-answers';

/** The page of the bank on which a customer decides. It is for browsers, so it is not part of the API. */
@ApiExcludeController()
@IgnoresUnknownQuery()
@Controller('authorisation')
export class AuthorisationController {
  constructor(
    private readonly sources: AuthorisationSources,
    private readonly choice: AccountChoice,
    private readonly customer: AutomaticCustomer,
    private readonly security: SecuritySettingsService,
  ) {}

  /** Shows the consent and the form, or the decision. */
  @Get(':id')
  async show(@Param('id') id: string, @Query() query: PageQuery): Promise<BodyReply<string>> {
    const back = await this.returnAddress(query);
    const { authorisable } = await this.found(id);
    const page = authorisable.isPending
      ? questionPage(await this.questionAbout(authorisable))
      : decidedPage(authorisable, back?.(authorisable));
    return reply(page, { headers: headersFor(back) });
  }

  /** Stores the decision and redirects the browser. A decision that is too late changes nothing. */
  @Post(':id')
  @UseGuards(OwnPageGuard)
  async decide(
    @Param('id') id: string,
    @Query() query: PageQuery,
    @Req() request: Request,
  ): Promise<BodyReply<string>> {
    refuseMediaType(request, isForm, [FORM]);
    const back = await this.returnAddress(query);
    const { isApproved, accountIds } = readDecision(request.body);
    const { source, authorisable } = await this.found(id);
    const question = await this.questionAbout(authorisable);
    const text = wrongChoice(authorisable.choosesAccounts, accountIds, idsOf(question));
    if (authorisable.isPending && isApproved && text !== undefined) {
      const page = questionPage({ ...question, error: { text, chosen: accountIds } });
      return reply(page, { status: 422, headers: headersFor(back) });
    }
    const isFirst = await isInTime(isApproved ? source.approve(id, accountIds) : source.refuse(id));
    if (isFirst && isApproved) await this.customer.afterApproval(id);
    const { authorisable: decided } = await this.found(id);
    const own = currentContext().pathPrefix + request.originalUrl;
    const next = back?.(decided) ?? own;
    return reply('', { status: 303, headers: { Location: next, 'Content-Type': HTML } });
  }

  /** @throws AuthorisationRequestInvalid */
  private async returnAddress(query: PageQuery): Promise<ReturnAddress | undefined> {
    const { security } = await this.security.current();
    return returnAddress(query, {
      pathPrefix: currentContext().pathPrefix,
      isStrict: security === 'required',
    });
  }

  private async found(id: string) {
    const found = await this.sources.find(id);
    if (found === undefined) throw new ConsentNotFound(id, currentContext().sandbox);
    return found;
  }

  private async questionAbout(authorisable: Authorisable): Promise<Question> {
    return { authorisable, ...(await this.choice.choices(authorisable)) };
  }
}
