import { Controller, Get, Param, Post, Req, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { type BodyReply, currentContext, IgnoresUnknownQuery, isForm, reply } from '#libs/http';
import { refuseMediaType } from '#libs/openapi';
import { BankCustomers } from '../../bank/bank-customers';
import { ConsentNotFound } from '../authorisation.errors';
import {
  AuthorisationSources,
  type Authorisable,
  type SecondHolder,
} from '../authorisation-sources';
import { accountName, decidedPage, questionPage } from './authorisation-page';
import { readDecision } from './decision';
import { OwnPageGuard } from './own-page.guard';
import { FORM, headersFor, HTML, isInTime } from './page-answers';

/** The page on which the second holder of a joint account decides, after the first has approved. */
@ApiExcludeController()
@IgnoresUnknownQuery()
@Controller('authorisation')
export class SecondHolderController {
  constructor(
    private readonly sources: AuthorisationSources,
    private readonly bank: BankCustomers,
  ) {}

  /** Shows the consent and the form, or the state if nobody has to decide. */
  @Get(':id/second-holder')
  async show(@Param('id') id: string): Promise<BodyReply<string>> {
    const { authorisable } = await this.found(id);
    const { secondHolder } = authorisable;
    const page =
      secondHolder === undefined
        ? decidedPage(authorisable, undefined)
        : await this.question(authorisable, secondHolder);
    return reply(page, { headers: headersFor() });
  }

  /** Stores the decision. A decision that is too late changes nothing. */
  @Post(':id/second-holder')
  @UseGuards(OwnPageGuard)
  async decide(@Param('id') id: string, @Req() request: Request): Promise<BodyReply<string>> {
    refuseMediaType(request, isForm, [FORM]);
    const { isApproved } = readDecision(request.body);
    const { source } = await this.found(id);
    if (source.decideForSecondHolder !== undefined) {
      await isInTime(source.decideForSecondHolder(id, isApproved));
    }
    const own = currentContext().pathPrefix + request.originalUrl;
    return reply('', { status: 303, headers: { Location: own, 'Content-Type': HTML } });
  }

  private async question(
    authorisable: Authorisable,
    { document, accountIds }: SecondHolder,
  ): Promise<string> {
    const customer = await this.bank.customer(document);
    const accounts = await this.bank.accounts({ accountIds });
    const joint = accounts.map((account) => ({
      label: 'Conta conjunta',
      value: accountName(account),
    }));
    const lines = [...joint, ...authorisable.lines];
    return questionPage({
      authorisable: { ...authorisable, lines, choosesAccounts: 'none' },
      customer,
      accounts,
    });
  }

  private async found(id: string) {
    const found = await this.sources.find(id);
    if (found === undefined) throw new ConsentNotFound(id, currentContext().sandbox);
    return found;
  }
}
