import { Body, Delete, Get, HttpCode, Param, Put, Query, UseGuards } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { ServiceAdminController } from '#libs/control';
import { ListReply, PageRequest } from '#libs/http';
import { ApiProblem, ListOf, TakesJson } from '#libs/openapi';
import { ContributorNotFound, ContributorsFull } from './contributor.errors';
import { MAX_CONTRIBUTORS } from './contributor.repository';
import { CONTRIBUTOR, EXAMPLE_TAX_ID } from './contributor.request';
import { ContributorResponse } from './contributor.response';
import { ContributorsService } from './contributors.service';
import { ExampleContributorGuard } from './example-contributor.guard';

const TAX_ID = { name: 'taxId', description: 'CNPJ or CPF.', example: EXAMPLE_TAX_ID } as const;
const NOT_FOUND = [
  404,
  [new ContributorNotFound(EXAMPLE_TAX_ID, 'run-42')],
  'The tax id is not registered in the sandbox.',
] as const;

// Above the guards of the control surface, so that it runs after them.
@UseGuards(ExampleContributorGuard)
@ServiceAdminController('/contributors')
export class ContributorsController {
  constructor(private readonly contributors: ContributorsService) {}

  /**
   * Lists the contributors in the order of their first registration.
   *
   * @remarks
   * A new sandbox has none. A provider that is not registered may issue, unless `NFSE_CONTRIBUTORS` or its municipality
   * (`contributors` in `POST /__admin/parameters`) says `registered`.
   */
  @Get()
  @ListOf(ContributorResponse, 'The contributors.')
  listContributors(@Query() page: PageRequest): ListReply {
    return new ListReply(this.contributors.list(), page);
  }

  /** Returns a contributor. */
  @Get(':taxId')
  @ApiParam(TAX_ID)
  @ApiOkResponse({ type: ContributorResponse, description: 'The contributor.' })
  @ApiProblem(...NOT_FOUND)
  findContributor(@Param('taxId') taxId: string): Promise<ContributorResponse> {
    return this.contributors.find(taxId);
  }

  /**
   * Registers a contributor, or replaces it.
   *
   * @remarks
   * Its next invoice is checked with it by the rules of annex I that need a register: E0018 to E0025, E0041, E0082 to
   * E0099, E0116 to E0124, E0160, E0176 and E0178. The declaration of an RPS is checked with the codes of ABRASF instead:
   * E17, E43, E45, E138, E142, E156, E200, E259, E262 and E328. Members that are left out are not checked. The invoice
   * shows the name and the address.
   */
  @Put(':taxId')
  @TakesJson()
  @ApiParam(TAX_ID)
  @ApiBody({ schema: CONTRIBUTOR })
  @ApiOkResponse({ type: ContributorResponse, description: 'The contributor as it is stored.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The contributor is not valid.')
  @ApiProblem(
    422,
    [new ContributorsFull(MAX_CONTRIBUTORS)],
    'The sandbox already has the maximum number of contributors.',
  )
  saveContributor(
    @Param('taxId') taxId: string,
    @Body() body: object | undefined,
  ): Promise<ContributorResponse> {
    return this.contributors.save(taxId, body);
  }

  /** Removes a contributor. */
  @Delete(':taxId')
  @HttpCode(204)
  @ApiParam(TAX_ID)
  @ApiNoContentResponse({ description: 'The contributor was removed.' })
  @ApiProblem(...NOT_FOUND)
  removeContributor(@Param('taxId') taxId: string): Promise<void> {
    return this.contributors.remove(taxId);
  }
}
