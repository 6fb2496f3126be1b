import { Body, Get, Inject, Post, Query } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse } from '@nestjs/swagger';
import { audit, ServiceAdminController } from '#libs/control';
import { ListReply, PageRequest } from '#libs/http';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { ApiProblem, documentSchema, ListOf, TakesJson } from '#libs/openapi';
import { CLOCK } from '#libs/sandbox';
import { TransferStore } from '../transfer-store.repository';
import { declaredRequest, readDeclared } from './transfer.request';
import { DeclaredTransfersResponse, TransferResponse } from './transfer.response';

const PAYMENT = {
  endToEndId: 'E1234567820261121120000000000001',
  amount: '150.00',
  debtor: { ispb: '12345678', taxId: '11144477735', branch: '0001', accountNumber: '123456' },
  creditor: { ispb: '87654321', taxId: '52998224725', branch: '0001', accountNumber: '654321' },
  key: 'ana@example.com',
};
const RETURN = {
  endToEndId: 'D8765432120261121130000000000001',
  amount: '150.00',
  debtor: { ispb: '87654321' },
  creditor: { ispb: '12345678' },
  returns: PAYMENT.endToEndId,
};

const TRANSFERS = documentSchema(
  'DeclaredTransfers',
  () => declaredRequest,
  () => ({
    payment: { summary: 'A payment that was settled now', value: PAYMENT },
    many: { summary: 'A payment and its return', value: { transfers: [PAYMENT, RETURN] } },
  }),
);

/** The payments that DICT knows. */
@ServiceAdminController('/transfers')
export class TransfersController {
  constructor(
    private readonly store: TransferStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Declares a payment, or up to 1000 payments and returns in `transfers`.
   *
   * @remarks
   * Infraction reports, refunds, funds recoveries and statistics need settled payments. DICT reads them from the SPI
   * (`SPI_URL`). Declare payments if there is no SPI, or if the SPI does not have them. A second declaration of the same id
   * replaces the first one. For a payment of the SPI, a declaration only adds parties that are unknown.
   */
  @Post()
  @TakesJson()
  @ApiBody({ schema: TRANSFERS })
  @ApiCreatedResponse({ type: DeclaredTransfersResponse, description: 'The payments.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'A payment is not valid.')
  async declareTransfers(@Body() body: object | undefined): Promise<DeclaredTransfersResponse> {
    const transfers = readDeclared(body ?? {}, toIsoUtc(this.clock.nowMs()));
    const rows = await this.store.declare(transfers);
    audit('declare transfers', String(rows.length));
    return DeclaredTransfersResponse.of(rows);
  }

  /** Lists the payments and returns that DICT knows, newest first. */
  @Get()
  @ListOf(TransferResponse, 'The payments.')
  listTransfers(@Query() page: PageRequest): ListReply {
    const list = this.store.list((transfer) => JSON.stringify(TransferResponse.of(transfer)));
    return new ListReply(list, page);
  }
}
