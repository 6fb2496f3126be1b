import { Body, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiNoContentResponse, ApiParam } from '@nestjs/swagger';
import { ServiceAdminController } from '#libs/control';
import { ListReply, PageRequest } from '#libs/http';
import { ApiProblem, documentSchema, ListOf, TakesJson } from '#libs/openapi';
import { EXAMPLE_RESTRICTION, restrictionRequest } from './restriction.request';
import { RestrictionExists, RestrictionNotFound, RestrictionsFull } from './restriction.errors';
import { RestrictionResponse } from './restriction.response';
import { MAX_RESTRICTIONS, RestrictionsService } from './restrictions.service';

const RESTRICTION = documentSchema(
  'NewRestriction',
  () => restrictionRequest,
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
  constructor(private readonly restrictions: RestrictionsService) {}

  /**
   * Restricts a key, a person or an account on the official API.
   *
   * @remarks
   * After a court order on a key, its lookup, change, deletion, registration and claims are refused with EntryBlocked. After a
   * court order on a CPF or CNPJ, lookups of its entries, and new entries and claims for it, are refused with TaxIdNumberBlocked.
   * If a person or an account is suspected of fraud, lookups are refused with EntryWithFraudRelatedRestriction, and new entries
   * and claims with UserOrAccountWithFraudRelatedRestriction.
   */
  @Post()
  @TakesJson()
  @ApiBody({ schema: RESTRICTION })
  @ApiCreatedResponse({ type: RestrictionResponse, description: 'The restriction.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The restriction is not valid.')
  @ApiProblem(
    409,
    [new RestrictionExists(EXAMPLE_RESTRICTION)],
    'The same restriction already exists.',
  )
  @ApiProblem(
    422,
    [new RestrictionsFull(MAX_RESTRICTIONS)],
    'The sandbox already has the maximum number of restrictions.',
  )
  createRestriction(@Body() body: object | undefined): Promise<RestrictionResponse> {
    return this.restrictions.create(body);
  }

  /** Lists the restrictions, newest first. */
  @Get()
  @ListOf(RestrictionResponse, 'The restrictions.')
  listRestrictions(@Query() page: PageRequest): ListReply {
    return new ListReply(this.restrictions.list(), page);
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
