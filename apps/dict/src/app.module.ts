import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { SandboxModule } from '#libs/sandbox';
import { ClaimsModule } from './claims/claims.module';
import { EntriesModule } from './entries/entries.module';
import { ExamsModule } from './exams/exams.module';
import { FraudModule } from './fraud/fraud.module';
import { ContractModule } from './contract/contract.module';
import { ExamplesModule } from './examples/examples.module';
import { OperationsModule } from './operations/operations.module';
import { OfficialPoliciesModule } from './official-policies/official-policies.module';
import { ReconciliationModule } from './reconciliation/reconciliation.module';
import { RecoveriesModule } from './recoveries/recoveries.module';
import { RestrictionsModule } from './restrictions/restrictions.module';
import { SeedModule } from './seed/seed.module';

@Module({
  imports: [
    SandboxModule,
    ControlModule,
    ContractModule,
    SeedModule,
    OperationsModule,
    ExamplesModule,
    EntriesModule,
    ClaimsModule,
    ReconciliationModule,
    FraudModule,
    RecoveriesModule,
    RestrictionsModule,
    OfficialPoliciesModule,
    ExamsModule,
  ],
})
export class AppModule {}
