import { Controller, Delete, Get, HttpCode } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ControlsService } from '#libs/control';
import { NetworkStateResponse } from '../network/network.response';
import { NetworkService } from './network.service';

@ApiTags('network')
@Controller('admin')
@ControlsService('request')
export class NetworkController {
  constructor(private readonly network: NetworkService) {}

  /** Lists the institutions that sent network management messages (0800), with their state. Keys are not shown. */
  @Get('network')
  @ApiOkResponse({
    type: NetworkStateResponse,
    isArray: true,
    description: 'The states, sorted by institution.',
  })
  listNetworkStates(): Promise<NetworkStateResponse[]> {
    return this.network.list();
  }

  /** Deletes all sign-ons, sign-offs, cutovers and exchanged keys of the sandbox. */
  @Delete('network')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The network states were deleted.' })
  resetNetwork(): Promise<void> {
    return this.network.clear();
  }
}
