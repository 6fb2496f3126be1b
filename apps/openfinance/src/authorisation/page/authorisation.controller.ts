import { Controller, Get, Param, Post, Query, Req, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { type BodyReply, currentContext, IgnoresUnknownQuery, isForm, reply } from '#libs/http';
import { refuseMediaType } from '#libs/openapi';
import { BankCustomers } from '../../bank/bank-customers';
import { AutomaticCustomer } from '../automatic/automatic-customer';
import { ConsentNotFound } from '../authorisation.errors';
import { decidedPage, questionPage, type Question } from './authorisation-page';
import { AuthorisationSources, type Authorisable } from '../authorisation-sources';
import { readDecision, returnAddress, wrongChoice, type PageQuery } from './decision';
import { OwnPageGuard } from './own-page.guard';
import { FORM, headersFor, HTML, isInTime } from './page-answers';

/** The page of the bank on which a customer decides. It is for browsers, so it is not part of the API. */
@ApiExcludeController()
@IgnoresUnknownQuery()
@Controller('authorisation')
export class AuthorisationController {
  constructor(
    private readonly sources: AuthorisationSources,
    private readonly bank: BankCustomers,
    private readonly customer: AutomaticCustomer,
  ) {}

  /** Shows the consent and the form, or the decision. */
  @Get(':id')
  async show(@Param('id') id: string, @Query() query: PageQuery): Promise<BodyReply<string>> {
    const back = returnAddress(query, currentContext().pathPrefix);
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
    const back = returnAddress(query, currentContext().pathPrefix);
    const { isApproved, accountIds } = readDecision(request.body);
    const { source, authorisable } = await this.found(id);
    const question = await this.questionAbout(authorisable);
    const offered = question.accounts.map(({ accountId }) => accountId);
    const text = wrongChoice(authorisable.choosesAccounts, accountIds, offered);
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

  private async found(id: string) {
    const found = await this.sources.find(id);
    if (found === undefined) throw new ConsentNotFound(id, currentContext().sandbox);
    return found;
  }

  private async questionAbout(authorisable: Authorisable): Promise<Question> {
    const customer = await this.bank.customer(authorisable.customerDocument);
    const accounts = await this.bank.accounts({ customerId: customer.id });
    return { authorisable, customer, accounts };
  }
}
