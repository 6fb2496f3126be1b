import { Module } from '@nestjs/common';
import { BankModule } from '../bank/bank.module';
import { ConsentsModule } from '../consents/consents.module';
import { BusinessCustomersController } from './business-customers.controller';
import { CustomersService } from './customers.service';
import { PersonalCustomersController } from './personal-customers.controller';

@Module({
  imports: [BankModule, ConsentsModule],
  controllers: [PersonalCustomersController, BusinessCustomersController],
  providers: [CustomersService],
})
export class CustomersModule {}
