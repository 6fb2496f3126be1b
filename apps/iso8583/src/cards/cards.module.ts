import { Module } from '@nestjs/common';
import { IssuerModule } from '../issuer/issuer.module';
import { AccountsController } from './accounts/accounts.controller';
import { AccountsService } from './accounts/accounts.service';
import { InstallmentPlansController } from './installments/installment-plans.controller';
import { InstallmentPlansRepository } from './installments/installment-plans.repository';
import { InstallmentPlansService } from './installments/installment-plans.service';
import { CardRepository } from './card.repository';
import { CardsController } from './cards.controller';
import { CardsService } from './cards.service';

/** The cards of the issuer. */
@Module({
  imports: [IssuerModule],
  controllers: [CardsController, AccountsController, InstallmentPlansController],
  providers: [
    CardRepository,
    CardsService,
    AccountsService,
    InstallmentPlansRepository,
    InstallmentPlansService,
  ],
})
export class CardsModule {}
