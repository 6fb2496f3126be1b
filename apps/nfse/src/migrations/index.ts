// Generated: npm run generate
import { CreateInvoices1795700000000 } from './1795700000000-create-invoices';
import { CreateParameters1795700100000 } from './1795700100000-create-parameters';
import { CreateRps1798000000000 } from './1798000000000-create-rps';
import { CreateAbrasfBatches1800100000000 } from './1800100000000-create-abrasf-batches';

export const migrations = [
  CreateInvoices1795700000000,
  CreateParameters1795700100000,
  CreateRps1798000000000,
  CreateAbrasfBatches1800100000000,
];
