import { Body, Get, Put } from '@nestjs/common';
import { ApiBody, ApiOkResponse } from '@nestjs/swagger';
import { ServiceAdminController } from '#libs/control';
import { ApiProblem, documentSchema, TakesJson } from '#libs/openapi';
import { consentSettings } from './consent-settings';
import { SettingsInvalid } from './settings.errors';
import { ConsentSettingsResponse } from './consent-settings.response';
import { ConsentSettingsService } from './consent-settings.service';

const CONSENT_SETTINGS = documentSchema(
  'ConsentSettings',
  () => consentSettings,
  () => ({
    waiting: { summary: 'New consents wait for their customers', value: { autoAuthorise: false } },
    automatic: {
      summary: 'The customer approves after 30 seconds',
      value: { customer: { decision: 'approve', after: 'PT30S' } },
    },
    default: { summary: 'The settings of a new sandbox', value: {} },
  }),
);

const INVALID = new SettingsInvalid([
  { pointer: '/autoAuthorise', detail: 'Must be true or false.' },
]);

@ServiceAdminController('/consent-settings')
export class ConsentSettingsController {
  constructor(private readonly settings: ConsentSettingsService) {}

  /** Returns what happens to new consents in the sandbox. */
  @Get()
  @ApiOkResponse({ type: ConsentSettingsResponse, description: 'The settings that apply.' })
  getConsentSettings(): Promise<ConsentSettingsResponse> {
    return this.settings.current();
  }

  /**
   * Changes what happens to new consents in the sandbox, for example that they wait for their customers.
   *
   * @remarks
   * The body replaces all settings: an absent member gets its default. Consents that exist stay as they are.
   */
  @Put()
  @TakesJson()
  @ApiBody({ schema: CONSENT_SETTINGS })
  @ApiOkResponse({ type: ConsentSettingsResponse, description: 'The settings that apply now.' })
  @ApiProblem(400, [INVALID], 'A member is unknown or not valid; `errors` says which and why.')
  changeConsentSettings(@Body() body: object | undefined): Promise<ConsentSettingsResponse> {
    return this.settings.change(body ?? {});
  }
}
