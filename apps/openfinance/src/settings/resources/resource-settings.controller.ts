import { Body, Get, Put } from '@nestjs/common';
import { ApiBody, ApiOkResponse } from '@nestjs/swagger';
import { ServiceAdminController } from '#libs/control';
import { ApiProblem, documentSchema, TakesJson } from '#libs/openapi';
import { SettingsInvalid } from '../settings.errors';
import { resourceSettings } from './resource-settings';
import { ResourceSettingsResponse } from './resource-settings.response';
import { ResourceSettingsService } from './resource-settings.service';

const RESOURCE_SETTINGS = documentSchema(
  'ResourceSettings',
  () => resourceSettings,
  () => ({
    default: { summary: 'All resources can be read', value: {} },
    blocked: {
      summary: 'An account is blocked for a time',
      value: { resources: [{ resourceId: 'maria-poupanca', status: 'TEMPORARILY_UNAVAILABLE' }] },
    },
  }),
);

const INVALID = new SettingsInvalid([
  {
    pointer: '/resources/0/status',
    detail: 'Must be UNAVAILABLE, TEMPORARILY_UNAVAILABLE or PENDING_AUTHORISATION.',
  },
]);

@ServiceAdminController('/resource-settings')
export class ResourceSettingsController {
  constructor(private readonly settings: ResourceSettingsService) {}

  /** Returns the accounts and card accounts of the sandbox that cannot be read. */
  @Get()
  @ApiOkResponse({ type: ResourceSettingsResponse, description: 'The settings that apply.' })
  async getResourceSettings(): Promise<ResourceSettingsResponse> {
    return this.settings.current();
  }

  /**
   * Makes accounts and card accounts of the sandbox unavailable, for all consents.
   *
   * @remarks
   * The resources API shows the status, the lists of accounts and card accounts leave the resource out, and its other addresses
   * return 403 with the code of the status, such as `STATUS_RESOURCE_TEMPORARILY_UNAVAILABLE`. The body replaces all settings: a
   * resource that is absent can be read again.
   */
  @Put()
  @TakesJson()
  @ApiBody({ schema: RESOURCE_SETTINGS })
  @ApiOkResponse({ type: ResourceSettingsResponse, description: 'The settings that apply now.' })
  @ApiProblem(400, [INVALID], 'A member is unknown or not valid; `errors` says which and why.')
  changeResourceSettings(@Body() body: object | undefined): Promise<ResourceSettingsResponse> {
    return this.settings.change(body ?? {});
  }
}
