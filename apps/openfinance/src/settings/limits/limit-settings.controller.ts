import { Body, Get, Put } from '@nestjs/common';
import { ApiBody, ApiOkResponse } from '@nestjs/swagger';
import { ServiceAdminController } from '#libs/control';
import { ApiProblem, documentSchema, TakesJson } from '#libs/openapi';
import { SettingsInvalid } from '../settings.errors';
import { limitSettings } from './limit-settings';
import { LimitSettingsResponse } from './limit-settings.response';
import { LimitSettingsService } from './limit-settings.service';

const LIMIT_SETTINGS = documentSchema(
  'LimitSettings',
  () => limitSettings,
  () => ({
    default: { summary: 'The settings of a new sandbox', value: {} },
    low: {
      summary: 'Two successful calls a month where the standard has 4',
      value: { limits: 'on', monthlyCalls: { low: 2 }, monthlyStatus: 429 },
    },
  }),
);

const INVALID = new SettingsInvalid([{ pointer: '/limits', detail: 'Must be off or on.' }]);

@ServiceAdminController('/limit-settings')
export class LimitSettingsController {
  constructor(private readonly settings: LimitSettingsService) {}

  /** Returns the operational limits of the sandbox. */
  @Get()
  @ApiOkResponse({ type: LimitSettingsResponse, description: 'The limits that apply.' })
  getLimitSettings(): Promise<LimitSettingsResponse> {
    return this.settings.current();
  }

  /**
   * Changes the operational limits of the sandbox: calls per month, per minute and per second.
   *
   * @remarks
   * Months, minutes and seconds are those of the clock of the sandbox, so a frozen clock stays in one minute. The numbers can be
   * lowered, so that a test reaches them. What was counted stays counted. The body replaces all settings: an absent member gets its
   * default.
   */
  @Put()
  @TakesJson()
  @ApiBody({ schema: LIMIT_SETTINGS })
  @ApiOkResponse({ type: LimitSettingsResponse, description: 'The limits that apply now.' })
  @ApiProblem(400, [INVALID], 'A member is unknown or not valid; `errors` says which and why.')
  changeLimitSettings(@Body() body: object | undefined): Promise<LimitSettingsResponse> {
    return this.settings.change(body ?? {});
  }
}
