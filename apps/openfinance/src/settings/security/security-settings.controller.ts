import { Body, Get, Put } from '@nestjs/common';
import { ApiBody, ApiOkResponse } from '@nestjs/swagger';
import { ServiceAdminController } from '#libs/control';
import { ApiProblem, documentSchema, TakesJson } from '#libs/openapi';
import { SettingsInvalid } from '../settings.errors';
import { securitySettings } from './security-settings';
import { SecuritySettingsResponse } from './security-settings.response';
import { SecuritySettingsService } from './security-settings.service';

const SECURITY_SETTINGS = documentSchema(
  'SecuritySettings',
  () => securitySettings,
  () => ({
    default: { summary: 'The settings of a new sandbox', value: {} },
    strict: { summary: 'As strict as a real bank', value: { security: 'required' } },
  }),
);

const INVALID = new SettingsInvalid([
  { pointer: '/security', detail: 'Must be off, optional or required.' },
]);

@ServiceAdminController('/security-settings')
export class SecuritySettingsController {
  constructor(private readonly settings: SecuritySettingsService) {}

  /** Returns how strict the bank is in the sandbox. */
  @Get()
  @ApiOkResponse({ type: SecuritySettingsResponse, description: 'The settings that apply.' })
  getSecuritySettings(): Promise<SecuritySettingsResponse> {
    return this.settings.current();
  }

  /**
   * Changes how strict the bank is in the sandbox: whether it demands certificates, tokens and signatures.
   *
   * @remarks
   * The body replaces all settings: an absent member gets its default. Tokens that were issued stay valid.
   */
  @Put()
  @TakesJson()
  @ApiBody({ schema: SECURITY_SETTINGS })
  @ApiOkResponse({ type: SecuritySettingsResponse, description: 'The settings that apply now.' })
  @ApiProblem(400, [INVALID], 'A member is unknown or not valid; `errors` says which and why.')
  changeSecuritySettings(@Body() body: object | undefined): Promise<SecuritySettingsResponse> {
    return this.settings.change(body ?? {});
  }
}
