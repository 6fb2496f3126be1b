// Generated: npm run generate
import { CreateInvoices1795700000000 } from './1795700000000-create-invoices';
import { CreateParameters1795700100000 } from './1795700100000-create-parameters';
import { CreateRps1798000000000 } from './1798000000000-create-rps';
import { CreateDistribution1799000000000 } from './1799000000000-create-distribution';
import { CreateContributors1799900000000 } from './1799900000000-create-contributors';
import { CreateAbrasfBatches1800100000000 } from './1800100000000-create-abrasf-batches';
import { DistributeToMunicipalities1800300000000 } from './1800300000000-distribute-to-municipalities';

export const migrations = [
  CreateInvoices1795700000000,
  CreateParameters1795700100000,
  CreateRps1798000000000,
  CreateDistribution1799000000000,
  CreateContributors1799900000000,
  CreateAbrasfBatches1800100000000,
  DistributeToMunicipalities1800300000000,
];
