import { Body, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiNoContentResponse, ApiParam } from '@nestjs/swagger';
import { ServiceAdminController } from '#libs/control';
import {
  ApiProblem,
  documentSchema,
  ListOf,
  PageRequest,
  TakesJson,
  type ListAnswer,
} from '#libs/platform';
import { EXAMPLE_RESTRICTION, restrictionBody } from './restriction.body';
import { RestrictionExists, RestrictionNotFound, RestrictionsFull } from './restriction.errors';
import { RestrictionResponse } from './restriction.response';
import { MAX_RESTRICTIONS, Restrictions } from './restrictions.service';

const RESTRICTION = documentSchema(
  'NewRestriction',
  () => restrictionBody,
  () => ({
    key: {
      summary: 'A court order on a key: EntryBlocked',
      value: { kind: 'COURT_ORDER', key: '+5511987654321' },
    },
    person: {
      summary: 'A court order on a person: TaxIdNumberBlocked',
      value: { kind: 'COURT_ORDER', taxId: '12345678909' },
    },
    account: {
      summary: 'An account with suspected fraud: EntryWithFraudRelatedRestriction and others',
      value: {
        kind: 'FRAUD',
        account: {
          participant: '10000001',
          branch: '0001',
          accountNumber: '123456',
          accountType: 'CACC',
        },
      },
    },
  }),
);

@ServiceAdminController('/restrictions')
export class RestrictionsController {
  constructor(private readonly restrictions: Restrictions) {}

  /**
   * Restricts a key, a person or an account on the official API.
   *
   * @remarks
   * A court order on a key refuses its lookup, change, deletion, registration and claims with EntryBlocked. A court order on
   * a CPF or CNPJ refuses lookups of its entries, and new entries and claims for it, with TaxIdNumberBlocked. Suspected
   * fraud of a person or an account refuses lookups with EntryWithFraudRelatedRestriction, and new entries and claims with
   * UserOrAccountWithFraudRelatedRestriction.
   */
  @Post()
  @TakesJson()
  @ApiBody({ schema: RESTRICTION })
  @ApiCreatedResponse({ type: RestrictionResponse, description: 'The restriction.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The restriction is not valid.')
  @ApiProblem(
    409,
    [new RestrictionExists(EXAMPLE_RESTRICTION)],
    'There is the same restriction already.',
  )
  @ApiProblem(422, [new RestrictionsFull(MAX_RESTRICTIONS)], 'There are too many restrictions.')
  createRestriction(@Body() body: object | undefined): Promise<RestrictionResponse> {
    return this.restrictions.create(body);
  }

  /** Lists the restrictions, newest first. */
  @Get()
  @ListOf(RestrictionResponse, 'The restrictions.')
  listRestrictions(@Query() page: PageRequest): ListAnswer {
    return { list: this.restrictions.list(), page };
  }

  /** Ends a restriction. */
  @Delete(':id')
  @HttpCode(204)
  @ApiParam({ name: 'id', description: 'The id of the restriction.', example: EXAMPLE_RESTRICTION })
  @ApiNoContentResponse({ description: 'The restriction was ended.' })
  @ApiProblem(
    404,
    [new RestrictionNotFound(EXAMPLE_RESTRICTION, 'run-42')],
    'The restriction does not exist.',
  )
  deleteRestriction(@Param('id') id: string): Promise<void> {
    return this.restrictions.delete(id);
  }
}
