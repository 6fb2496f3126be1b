import { type Schema } from '#libs/app';
import { CreateWorld1763690300000 } from './1763690300000-create-world';
import { CreateClockLease1795300000000 } from './1795300000000-create-clock-lease';
import { CreateJobs1795800000000 } from './1795800000000-create-jobs';
import { AddTestValues1799000000000 } from './1799000000000-add-test-values';
import { ClockLeaseRow, DueWorkRow, JobRow, RuleRow, SandboxStateRow } from './sandbox.rows';

const completed = new WeakMap<Schema, Schema>();

/**
 * The schema of a service with the tables that every sandbox has. Returns the same object each time for the same
 * schema.
 */
export function withSandboxTables(schema: Schema): Schema {
  const known = completed.get(schema) ?? complete(schema);
  completed.set(schema, known);
  return known;
}

function complete(schema: Schema): Schema {
  return {
    entities: [SandboxStateRow, ClockLeaseRow, DueWorkRow, JobRow, RuleRow, ...schema.entities],
    migrations: [
      CreateWorld1763690300000,
      ...schema.migrations,
      CreateClockLease1795300000000,
      CreateJobs1795800000000,
      AddTestValues1799000000000,
    ],
  };
}
