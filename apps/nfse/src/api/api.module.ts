import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module';
import { InvoicesModule } from '../invoices/invoices.module';
import { IssueModule } from '../issue/issue.module';
import { ParametersModule } from '../parameters/parameters.module';
import { ExampleInvoices } from './example-invoices';
import { InvoicesController } from './invoices.controller';
import { InvoicesService } from './invoices.service';
import { IssueController } from './issue.controller';

/** The JSON API of invoices. */
@Module({
  imports: [EventsModule, InvoicesModule, IssueModule, ParametersModule],
  controllers: [IssueController, InvoicesController],
  providers: [ExampleInvoices, InvoicesService],
  exports: [InvoicesService],
})
export class ApiModule {}
