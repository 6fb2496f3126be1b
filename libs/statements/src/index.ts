export {
  ENTRY_KINDS,
  type EntryKind,
  type EntryPages,
  type Statement,
  type StatementAccount,
  type StatementAccountType,
  type StatementBalance,
  type StatementEntry,
  type StatementParty,
  type StatementTotal,
  type StatementWriter,
} from './model/statement';
