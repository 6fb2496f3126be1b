import { Module } from '@nestjs/common';
import { IssuerModule } from '../issuer/issuer.module';
import { DisputeRepository } from './dispute.repository';
import { DisputesController } from './disputes.controller';
import { DisputesService } from './disputes.service';

/** The disputes about purchases: chargebacks, representments, pre-arbitration and arbitration. */
@Module({
  imports: [IssuerModule],
  controllers: [DisputesController],
  providers: [DisputeRepository, DisputesService],
})
export class DisputesModule {}
