import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { ChargeRepository } from './charge.repository';
import { QrCodesController } from './control/qr-codes.controller';
import { LocationController } from './location/location.controller';
import { PayloadSigner } from './location/payload-signer';
import { PaymentQrCodes } from './payment-qr-codes';
import { QrCodesService } from './qr-codes.service';

/** Makes QR codes of Pix, serves the charges of dynamic ones, and checks the QR codes of payments. */
@Module({
  imports: [ControlModule],
  controllers: [QrCodesController, LocationController],
  providers: [ChargeRepository, PayloadSigner, QrCodesService, PaymentQrCodes],
  exports: [ChargeRepository, PaymentQrCodes],
})
export class QrCodesModule {}
