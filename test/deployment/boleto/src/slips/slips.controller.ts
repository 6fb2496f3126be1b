import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiProblem, TakesJson } from '#libs/openapi';
import { RegisterSlipRequest } from './register-slip.request';
import { SlipNotFound } from './slip.errors';
import { SlipResponse } from './slip.response';
import { SlipsService } from './slips.service';

@ApiTags('slips')
@Controller('boleto/slips')
export class SlipsController {
  constructor(private readonly slips: SlipsService) {}

  /** Registers a bank slip. */
  @Post()
  @TakesJson()
  @ApiCreatedResponse({ type: SlipResponse, description: 'The bank slip.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The amount is missing or invalid.')
  async register(@Body() request: RegisterSlipRequest): Promise<SlipResponse> {
    return SlipResponse.of(await this.slips.register(request));
  }

  /** Returns a bank slip. */
  @Get(':id')
  @ApiOkResponse({ type: SlipResponse, description: 'The bank slip.' })
  @ApiProblem(404, [new SlipNotFound('1')], 'The bank slip does not exist.')
  async find(@Param('id') id: string): Promise<SlipResponse> {
    return SlipResponse.of(await this.slips.find(id));
  }
}
