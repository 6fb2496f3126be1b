import { Body, Post } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse } from '@nestjs/swagger';
import { ServiceAdminController } from '#libs/control';
import { ApiProblem, documentSchema, TakesJson } from '#libs/openapi';
import { creditBody } from './credit';
import { BalanceLimitExceeded, CreditConflict } from './credit.errors';
import { CreditResponse } from './credit.response';
import { CreditsService } from './credits.service';

const EXAMPLE = {
  accountId: 'maria-corrente',
  amount: '150.00',
  payer: { name: 'João Souza', document: '11144477735' },
};
const CREDIT = documentSchema(
  'Credit',
  () => creditBody,
  () => ({ now: { summary: 'A credit now', value: EXAMPLE } }),
);

@ServiceAdminController('/credits')
export class CreditsController {
  constructor(private readonly credits: CreditsService) {}

  /**
   * Credits an account with a Pix payment.
   *
   * @remarks
   * The credit is added to the balance and to the statement, and webhooks receive `credit.received`. If `at` is in the
   * future, this happens when the clock of the sandbox reaches it. A request with the same `endToEndId` and the same
   * content gets the first response again, so it can be repeated if the response was lost.
   */
  @Post()
  @TakesJson()
  @ApiBody({ schema: CREDIT })
  @ApiCreatedResponse({ type: CreditResponse })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The credit is not valid.')
  @ApiProblem(404, ['CONTA_NAO_ENCONTRADA'], 'The bank has no such account.')
  @ApiProblem(
    409,
    [new CreditConflict('E1234567820260131120012345678901')],
    'Another credit has the same endToEndId.',
  )
  @ApiProblem(
    422,
    [new BalanceLimitExceeded('maria-corrente')],
    'The balance would be too high to be exact in cents.',
  )
  creditAccount(@Body() body: object | undefined): Promise<CreditResponse> {
    return this.credits.receive(body ?? {});
  }
}
