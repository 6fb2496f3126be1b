import { Module, type DynamicModule } from '@nestjs/common';
import { CardsService } from './cards/cards.service';
import { IssuerClient } from './cards/issuer.client';
import { CONFIG, type Config } from './config';
import { InvoicesService } from './invoices/invoices.service';
import { OrderStore } from './orders/order.store';
import { OrdersController } from './orders/orders.controller';
import { DictClient } from './pix/dict.client';
import { PixService } from './pix/pix.service';
import { SpiClient } from './pix/spi.client';

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      controllers: [OrdersController],
      providers: [
        { provide: CONFIG, useValue: config },
        ...[
          OrderStore,
          PixService,
          DictClient,
          SpiClient,
          CardsService,
          IssuerClient,
          InvoicesService,
        ],
      ],
    };
  }
}
