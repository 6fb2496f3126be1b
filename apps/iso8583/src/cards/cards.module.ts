import { Module } from '@nestjs/common';
import { IssuerModule } from '../issuer/issuer.module';
import { CardRepository } from './card.repository';
import { CardsController } from './cards.controller';
import { CardsService } from './cards.service';

/** The cards of the issuer. */
@Module({
  imports: [IssuerModule],
  controllers: [CardsController],
  providers: [CardRepository, CardsService],
})
export class CardsModule {}
