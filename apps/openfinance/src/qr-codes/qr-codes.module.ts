import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { ChargeRepository } from './charge.repository';
import { QrCodesController } from './control/qr-codes.controller';
import { LocationController } from './location/location.controller';
import { PayloadSigner } from './location/payload-signer';
import { PaymentQrCodes } from './payment-qr-codes';
import { QrCodesService } from './qr-codes.service';

/** QR codes of Pix: making them, serving the charges of dynamic ones, and checking those of payments. */
@Module({
  imports: [ControlModule],
  controllers: [QrCodesController, LocationController],
  providers: [ChargeRepository, PayloadSigner, QrCodesService, PaymentQrCodes],
  exports: [ChargeRepository, PaymentQrCodes],
})
export class QrCodesModule {}
