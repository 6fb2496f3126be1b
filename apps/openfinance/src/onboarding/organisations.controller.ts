import { Body, Delete, Get, HttpCode, Param, Patch, Post, Req, UseGuards } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiParam,
} from '@nestjs/swagger';
import type { Request } from 'express';
import type { z } from 'zod';
import { ServiceAdminController } from '#libs/control';
import { ApiProblem, LinksTo, TakesJson } from '#libs/openapi';
import { readJson } from '#libs/schema';
import {
  DirectoryKeyNotFound,
  OrganisationExists,
  OrganisationIsTheBank,
  OrganisationNotFound,
  SoftwareNotFound,
} from '../directory/directory.errors';
import { BANK_ORGANISATION_ID } from '../keys/bank-ids';
import { EXAMPLE_ORGANISATION, ORGANISATION_TO_REMOVE_ID } from './example-organisations';
import { ExampleOrganisationsGuard } from './example-organisations.guard';
import { Onboarded } from './onboarded';
import { DirectoryEntryInvalid } from './onboarding.errors';
import {
  CHANGED_KEY,
  CHANGED_ORGANISATION,
  CHANGED_SOFTWARE,
  changedKey,
  changedOrganisation,
  changedSoftware,
  NEW_ORGANISATION,
  NEW_SOFTWARE,
  newOrganisation,
  newSoftware,
} from './organisation.request';
import {
  DirectoryOrganisationResponse,
  OnboardedOrganisationResponse,
  OnboardedSoftwareResponse,
} from './organisation.response';
import { OrganisationsService } from './organisations.service';

const EXAMPLE = EXAMPLE_ORGANISATION;
const ORGANISATION = { name: 'organisationId', type: 'string', example: EXAMPLE.organisationId };
const SOFTWARE = { name: 'softwareId', type: 'string', example: EXAMPLE.softwareId };
const KEY = { name: 'kid', type: 'string', example: EXAMPLE.kid };
const INVALID = [
  400,
  [
    new DirectoryEntryInvalid([
      { pointer: '/cnpj', detail: 'Must be a CNPJ without punctuation.' },
    ]),
  ],
  'A member is unknown or not valid; `errors` says which and why.',
] as const;
const NO_ORGANISATION = new OrganisationNotFound(EXAMPLE.organisationId, 'default');
const IS_BANK = [
  409,
  [new OrganisationIsTheBank(BANK_ORGANISATION_ID)],
  'The organisation is the simulated bank.',
] as const;

// Above the guards of the control surface, so that it runs after them.
@UseGuards(ExampleOrganisationsGuard)
@ServiceAdminController('/directory/organisations')
export class OrganisationsController {
  constructor(
    private readonly onboarded: Onboarded,
    private readonly organisations: OrganisationsService,
  ) {}

  /** Lists the organisations of the directory with their software and keys. */
  @Get()
  @ApiOkResponse({ type: DirectoryOrganisationResponse, isArray: true })
  listOrganisations(): Promise<DirectoryOrganisationResponse[]> {
    return this.organisations.list();
  }

  /**
   * Adds an organisation with one software to the directory, with new keys and certificates.
   *
   * @remarks
   * The response has everything that a client needs. The private keys are in this response only; they are not stored.
   */
  @Post()
  @TakesJson()
  @LinksTo({
    changeOrganisation: { organisationId: '/organisationId' },
    addSoftware: { organisationId: '/organisationId' },
    changeSoftware: { organisationId: '/organisationId', softwareId: '/software/softwareId' },
    changeDirectoryKey: { organisationId: '/organisationId', kid: '/software/transport/kid' },
    removeOrganisation: { organisationId: '/organisationId' },
  })
  @ApiBody({ schema: NEW_ORGANISATION })
  @ApiCreatedResponse({ type: OnboardedOrganisationResponse })
  @ApiProblem(...INVALID)
  @ApiProblem(409, [new OrganisationExists(EXAMPLE.organisationId)], 'An id is taken.')
  addOrganisation(
    @Body() body: unknown,
    @Req() request: Request,
  ): Promise<OnboardedOrganisationResponse> {
    return this.onboarded.organisation(parsed(newOrganisation, body), request);
  }

  /** Adds a software to an organisation, with new keys and a new certificate. */
  @Post(':organisationId/software')
  @TakesJson()
  @ApiParam(ORGANISATION)
  @ApiBody({ schema: NEW_SOFTWARE })
  @ApiCreatedResponse({ type: OnboardedSoftwareResponse })
  @ApiProblem(...INVALID)
  @ApiProblem(404, [NO_ORGANISATION], 'The organisation does not exist.')
  @ApiProblem(
    409,
    [new OrganisationExists(EXAMPLE.softwareId), new OrganisationIsTheBank(BANK_ORGANISATION_ID)],
    'The id is taken, or the organisation is the simulated bank.',
  )
  async addSoftware(
    @Param('organisationId') organisationId: string,
    @Body() body: unknown,
    @Req() request: Request,
  ): Promise<OnboardedSoftwareResponse> {
    const wanted = parsed(newSoftware, body);
    return this.onboarded.software(await this.organisations.find(organisationId), wanted, request);
  }

  /**
   * Changes the status or the roles of an organisation.
   *
   * @remarks
   * An organisation that is not Active any more loses all its tokens at once. It gets new ones when it is Active again. Its consents
   * keep their status.
   */
  @Patch(':organisationId')
  @TakesJson()
  @ApiParam(ORGANISATION)
  @ApiBody({ schema: CHANGED_ORGANISATION })
  @ApiOkResponse({ type: DirectoryOrganisationResponse })
  @ApiProblem(...INVALID)
  @ApiProblem(404, [NO_ORGANISATION], 'The organisation does not exist.')
  @ApiProblem(...IS_BANK)
  changeOrganisation(
    @Param('organisationId') organisationId: string,
    @Body() body: unknown,
  ): Promise<DirectoryOrganisationResponse> {
    return this.organisations.change(organisationId, parsed(changedOrganisation, body));
  }

  /**
   * Changes the status, the roles or the addresses of a software. A registered client gets them with its next PUT.
   *
   * @remarks
   * A software that becomes Inactive loses the tokens of its client at once.
   */
  @Patch(':organisationId/software/:softwareId')
  @TakesJson()
  @ApiParam(ORGANISATION)
  @ApiParam(SOFTWARE)
  @ApiBody({ schema: CHANGED_SOFTWARE })
  @ApiOkResponse({ type: DirectoryOrganisationResponse })
  @ApiProblem(...INVALID)
  @ApiProblem(
    404,
    [new SoftwareNotFound(EXAMPLE.softwareId, 'default')],
    'The organisation has no such software.',
  )
  @ApiProblem(...IS_BANK)
  changeSoftware(
    @Param()
    { organisationId, softwareId }: Readonly<Record<'organisationId' | 'softwareId', string>>,
    @Body() body: unknown,
  ): Promise<DirectoryOrganisationResponse> {
    const change = parsed(changedSoftware, body);
    return this.organisations.changeSoftware(organisationId, softwareId, change);
  }

  /**
   * Changes the status of a key or certificate, for example to revoke it.
   *
   * @remarks
   * Access tokens that are bound to a revoked or inactive certificate are refused at once. Refresh tokens are not bound, so the
   * client gets a token for another certificate with them.
   */
  @Patch(':organisationId/keys/:kid')
  @TakesJson()
  @ApiParam(ORGANISATION)
  @ApiParam(KEY)
  @ApiBody({ schema: CHANGED_KEY })
  @ApiOkResponse({ type: DirectoryOrganisationResponse })
  @ApiProblem(...INVALID)
  @ApiProblem(
    404,
    [NO_ORGANISATION, new DirectoryKeyNotFound(EXAMPLE.kid)],
    'The organisation has no such key.',
  )
  @ApiProblem(...IS_BANK)
  changeDirectoryKey(
    @Param() { organisationId, kid }: Readonly<Record<'organisationId' | 'kid', string>>,
    @Body() body: unknown,
  ): Promise<DirectoryOrganisationResponse> {
    return this.organisations.changeKey(organisationId, kid, parsed(changedKey, body).status);
  }

  /** Removes an organisation with its software, keys and clients, and ends their tokens. Consents keep their status. */
  @Delete(':organisationId')
  @HttpCode(204)
  @ApiParam({ ...ORGANISATION, example: ORGANISATION_TO_REMOVE_ID })
  @ApiNoContentResponse({ description: 'The organisation is removed.' })
  @ApiProblem(404, [NO_ORGANISATION], 'The organisation does not exist.')
  @ApiProblem(...IS_BANK)
  removeOrganisation(@Param('organisationId') organisationId: string): Promise<void> {
    return this.organisations.remove(organisationId);
  }
}

/** @throws DirectoryEntryInvalid */
function parsed<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const read = readJson(schema, body ?? {});
  if (read.ok) return read.value;
  throw new DirectoryEntryInvalid(read.refusal);
}
