import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ControlsService } from '#libs/control';
import { ApiProblem, documentSchema, TakesJson } from '#libs/openapi';
import {
  DEFAULT_RATES,
  hostSettings,
  hostState,
  ratesSchema,
  type HostState,
  type Rates,
} from '../settings/host-settings';
import { SettingsInvalid } from './settings.errors';
import { SettingsService } from './settings.service';

const HOST_SETTINGS = documentSchema('HostSettings', () => hostSettings);
const RATES = documentSchema('Rates', () => ratesSchema);
const HOST_STATE = documentSchema('HostState', () => hostState);

const SETTINGS_EXAMPLES = {
  strict: { summary: 'Mandatory elements are required', value: { strict: true } },
  unavailable: {
    summary: 'The issuer is unavailable, and the network approves up to R$ 200.00',
    value: { issuer: 'unavailable', standIn: { maxAmount: 20_000, maxApprovals: 3 } },
  },
  threeLegs: {
    summary: 'A 0200 is debited when its 0202 arrives',
    value: { legs: 3, confirmSeconds: 60 },
  },
  security: {
    summary: 'Chip cryptograms are checked, and each message must have a MAC',
    value: { security: { chip: 'check', mac: 'require' } },
  },
  brokenMac: {
    summary: 'The MAC of each response is wrong',
    value: { security: { mac: 'check', answerMac: 'bad' } },
  },
  interest: {
    summary: 'The issuer charges 2.99 % per month on its installments',
    value: { issuerInstallments: { monthlyRate: '2.99' } },
  },
  usual: { summary: 'The behaviour of a new sandbox', value: {} },
};

const INVALID = [
  400,
  [new SettingsInvalid([{ pointer: '/legs', detail: 'Must be 2 or 3.' }])],
  'A member is not valid; `errors` says which and why.',
] as const;

@ApiTags('host')
@Controller('admin')
@ControlsService('request')
export class SettingsController {
  constructor(private readonly service: SettingsService) {}

  /** Returns the behaviour of the host in the sandbox. */
  @Get('host')
  @ApiOkResponse({ schema: HOST_STATE, description: 'The settings of the host.' })
  getHost(): Promise<HostState> {
    return this.service.settings();
  }

  /**
   * Changes the behaviour of the host in the sandbox.
   *
   * @remarks The body replaces all settings: an absent member gets its default. With `issuer` online, the messages
   * that the network approved while the issuer was unavailable are posted, even if a balance becomes negative.
   */
  @Put('host')
  @TakesJson()
  @ApiBody({ schema: HOST_SETTINGS, examples: SETTINGS_EXAMPLES })
  @ApiOkResponse({ schema: HOST_STATE, description: 'The settings of the host.' })
  @ApiProblem(...INVALID)
  changeHost(@Body() settings: object): Promise<HostState> {
    return this.service.change(settings);
  }

  /** Returns the exchange rates of the sandbox. The rates of a new sandbox are not real and do not change. */
  @Get('rates')
  @ApiOkResponse({ schema: RATES, description: 'Reais per unit of each currency.' })
  getRates(): Promise<Rates> {
    return this.service.rates();
  }

  /** Replaces the exchange rates of the sandbox. A message in a currency without a rate gets code 13. */
  @Put('rates')
  @TakesJson()
  @ApiBody({
    schema: RATES,
    examples: { usual: { summary: 'The rates of a new sandbox', value: DEFAULT_RATES } },
  })
  @ApiOkResponse({ schema: RATES, description: 'The new rates.' })
  @ApiProblem(...INVALID)
  changeRates(@Body() rates: object): Promise<Rates> {
    return this.service.changeRates(rates);
  }
}
