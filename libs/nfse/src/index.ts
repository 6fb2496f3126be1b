export { abrasfElements, type ElementNames } from './abrasf/element-names';
export { readAbrasf, writeAbrasf } from './abrasf/write-abrasf';
export { abrasfOf, type AbrasfDetails } from './abrasf/from-national';
export {
  type CancellationRequest,
  type CompNfse,
  type CpfCnpj,
  type Declaration as AbrasfDeclaration,
  type Identification,
  type RpsId,
} from './abrasf/abrasf';
export { ABRASF_ERRORS, type AbrasfErrorCode, abrasfMessage } from './abrasf/errors/abrasf-errors';
export { abrasfMessageOf } from './abrasf/errors/message-of';
export {
  type AbrasfAnswer,
  type AbrasfMessage,
  type BatchSituation,
  type RpsMessage,
} from './abrasf/messages/answers';
export {
  ABRASF_OPERATIONS,
  ABRASF_VERSIONS,
  type AbrasfOperation,
  type AbrasfOperationName,
  type AbrasfVersion,
} from './abrasf/messages/operations';
export { readRequest, type ReadRequestOptions } from './abrasf/messages/read-request';
export {
  type AbrasfRequest,
  type Batch,
  type Period,
  type ProvidedQuery,
  type SentCancellation,
  type SentRps,
  type SignatureCheck,
  type TakenQuery,
} from './abrasf/messages/requests';
export { abrasfSigner, type AbrasfSigner } from './abrasf/messages/sign-answer';
export { type AnswerStyle, type TypesStyle } from './abrasf/messages/answer-style';
export { writeAnswer } from './abrasf/messages/write-answer';
export {
  type Declaration,
  type DeclaredRps,
  declarationRefusals,
  rpsTaken,
} from './abrasf/declaration';
export { writeDanfse, type DanfseDetails } from './danfse/danfse';
export { type DanfseStatus } from './danfse/content/sections';
export {
  readDps,
  readEventIdentity,
  readEventRequest,
  readNfse,
  writeDps,
  writeEvent,
  writeEventRequest,
  writeNfse,
} from './national/documents';
export {
  accessKey,
  accessKeyCheckDigit,
  type AccessKeyParts,
  isAccessKey,
  nfseId,
  parseAccessKey,
} from './ids/access-key';
export { dpsId, type DpsIdParts, parseDpsId } from './ids/dps-id';
export { eventId, eventNumberOf, eventRequestId, parseEventRequestId } from './ids/event-id';
export { isSameTaxpayer, municipalCnpj, municipalityOfCnpj } from './ids/tax-id';
export { verificationCode } from './ids/verification-code';
export type { InfDps, Percentage } from './national/dps';
export {
  EVENT_CODES,
  EVENT_NAMES,
  eventCodeOf,
  isEventCode,
  type EventCode,
  type EventContents,
  type InfEvent,
  type InfEventRequest,
} from './national/event';
export type { InfNfse } from './national/nfse';
export {
  editionOf,
  editionOn,
  type NationalEdition,
  TECHNICAL_NOTE_009_FROM,
} from './national/edition';
export { inEdition } from './national/in-edition';
export { classOf, recipientOf } from './national/parts';
export { type NationalSettings } from './parameters/national-settings';
export { NATIONAL_NAMESPACE } from './xml/national-namespace';
export { createTestCertificate, type CertificateRequest } from './signature/certificate';
export {
  certificateFingerprint,
  type DocumentSignature,
  signerTaxIdOf,
} from './signature/document-signatures';
export { signer, type Signer } from './signature/signer';
export { verifySignature } from './signature/verify';
export { isXmlText } from '#libs/xml-tables';
export {
  MAX_FINDINGS,
  PREFIX_CODE,
  SIGNATURE_CODE,
  STRUCTURE_CODE,
  type Finding,
} from './xml/findings';
export { validateDocument, type DocumentLayout, type DocumentReport } from './validation/validate';
export {
  ABRASF_PROVIDERS,
  type AbrasfProvider,
  type AbrasfSettings,
  DOCUMENT_FORMS,
  SENDERS,
  SIGNATURE_POLICIES,
  SIGNERS,
  WHILE_PROCESSING,
} from './parameters/abrasf-settings';
export { isMunicipalityCode, stateOf } from './parameters/municipality-code';
export { FIRST_DAY, isValidOn, type Validity } from './parameters/validity';
export {
  allowsRetentionOf,
  type Benefit,
  type Incidence,
  memoryParameters,
  type MunicipalRetention,
  type Municipality,
  type ParameterRows,
  type Parameters,
  rateOn,
  type RatePeriod,
  type RateRow,
  type ServiceCode,
  type SpecialRegime,
} from './parameters/parameters';
export { SEED as SEED_PARAMETERS } from './parameters/seed';
export {
  isNationalServiceCode,
  NATIONAL_SERVICE_CODES,
  normalizeServiceCode,
} from './parameters/service-list';
export { serviceText } from './parameters/service-text';
export {
  type Contributor,
  type ContributorAddress,
  CONTRIBUTOR_MODES,
  type ContributorMode,
  type MunicipalRegistration,
  type Registry,
  REGISTRATION_STATUSES,
  type RegistrationStatus,
  type SimplesPeriod,
} from './registry/contributor';
export { municipalRegistryRefusals } from './abrasf/registry-refusals';
export { cancelRefusal, type InvoiceFacts } from './rules/cancellation';
export { REJECTION_CATALOGUE, refusal, type RejectionCode, rejectionRule } from './rules/catalogue';
export {
  eventAuthor,
  eventRefusal,
  type InvoiceOfEvent,
  type Reception,
} from './rules/events/event-refusal';
export {
  eventsInForce,
  linkedEventOf,
  type LinkedEvent,
  newEventOf,
} from './rules/events/linked-events';
export { type Party } from './rules/events/event-table';
export { refusalsOf } from './rules/refusals';
export { type Refusal, type Rule, type RuleContext, type Stage } from './rules/rule';
export { replacementBlock, type ReplacedInvoice, substitutionRefusal } from './rules/substitution';
export {
  competenceYear,
  type ComputedNfse,
  computeNfse,
  type ComputeOptions,
  type DeclaredAmounts,
} from './taxes/compute-nfse';
export { type Explanation, type RateSource } from './taxes/explanation';
export { issLimits } from './taxes/transition/iss-transition';
export {
  type FederalTaxInput,
  type FederalTaxInputs,
  federalTaxes,
  type FederalTaxesResult,
} from './taxes/federal';
export { type IbsCbsOptions } from './taxes/ibs-cbs/ibs-cbs';
export {
  ESTIMATED_CBS_2027,
  ibsCbsRates,
  ibsCbsSource,
  type IbsCbsRates,
} from './taxes/ibs-cbs/rates';
export { reductionsOf, type RateReductions } from './taxes/ibs-cbs/reductions';
export { type IssSituation } from './taxes/incidence';
export { type Iss } from './taxes/iss';
export { roundedShare, type RoundingMode } from './taxes/rounding';
export { type Totals } from './taxes/totals';
