export { ENTRY_FORMS, INITIATION_FORMS, SERVICE_TYPES } from './codes/codes';
export { ITAU_OCCURRENCES, OCCURRENCES } from './codes/occurrences';
export { FEBRABAN, type PaymentLayout } from './layouts';
export { readRemittance } from './remittance/read-remittance';
export {
  type FindingScope,
  type PaymentKind,
  type PaymentRecord,
  type PaymentSegment,
  type RemittanceCompany,
  type RemittanceFile,
  type RemittanceFinding,
  type RemittanceItem,
  type RemittanceLot,
  type RemittancePayee,
  type RemittancePayment,
  type RemittanceRecord,
  type RemittanceTotals,
} from './remittance/remittance';
