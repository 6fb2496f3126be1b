import { codesOf, group, list, optional, required, zeroOrMore, type Group } from '#libs/xml-tables';
import { PERSON_TYPES } from '../messages/entry';
import {
  EVENT_TYPES,
  RECOVERY_STATUSES,
  type BlockFundsRecoveryRequest,
  type CreateFundsRecoveryRequest,
  type CreateTrackingGraphRequest,
  type EventNotification,
  type ExtendedFundsRecovery,
  type FundsRecovery,
  type GraphAccount,
  type GraphPerson,
  type GraphTransaction,
  type MoveFundsRecoveryRequest,
  type RecoveryResponses,
  type TrackingGraph,
  type TrackingGraphParameters,
  type UpdateFundsRecoveryRequest,
} from '../messages/recovery';
import { contactInformation, reportsOf, situationType } from './report';
import {
  amount,
  dateTime,
  details,
  duration,
  integer,
  text,
  transactionId,
  uuid,
  type VersionTypes,
} from './types/text-types';
import { MAX_PAGE, withCursor } from './page';
import { refundsOf } from './refund';

/** A limit that no graph reaches. */
const MAX_NODES = 1_000;

const flowType = codesOf(['AUTOMATED']);

const parameters = group<TrackingGraphParameters>({
  MinTransactionAmount: optional(amount),
  MaxTransactions: optional(integer),
  HopWindow: optional(duration),
  MaxHops: optional(integer),
});

export function extendedRecoveryOf({ ispb }: VersionTypes): Group<ExtendedFundsRecovery> {
  return group<ExtendedFundsRecovery>({
    FlowType: optional(flowType),
    RootTransactionId: required(transactionId),
    SituationType: required(situationType),
    ReportDetails: optional(details),
    Id: required(uuid),
    Status: required(codesOf(RECOVERY_STATUSES)),
    ReporterParticipant: required(ispb),
    CreationTime: required(dateTime),
    LastModified: required(dateTime),
    ContactInformation: required(contactInformation),
  });
}

export function trackingGraphOf({ ispb }: VersionTypes): Group<TrackingGraph> {
  const person = group<GraphPerson>({
    Id: required(integer),
    Type: required(codesOf(PERSON_TYPES)),
    EntityCreationDate: optional(dateTime),
  });
  const account = group<GraphAccount>({
    Id: required(integer),
    OwnerId: required(integer),
    Participant: required(ispb),
    OpeningDate: optional(dateTime),
  });
  const transaction = group<GraphTransaction>({
    Id: required(transactionId),
    DebtorAccountId: required(integer),
    CreditorAccountId: required(integer),
    Amount: required(amount),
    RefundableAmount: required(amount),
    SettlementTime: required(dateTime),
  });
  return group<TrackingGraph>({
    FundsRecoveryId: required(uuid),
    RootTransactionId: required(transactionId),
    CreationTime: required(dateTime),
    Parameters: required(parameters),
    Persons: required(group<TrackingGraph['Persons']>({ Person: zeroOrMore(MAX_NODES, person) })),
    Accounts: required(
      group<TrackingGraph['Accounts']>({ Account: zeroOrMore(MAX_NODES, account) }),
    ),
    Transactions: required(
      group<TrackingGraph['Transactions']>({ Transaction: zeroOrMore(MAX_NODES, transaction) }),
    ),
  });
}

export function eventNotificationOf({ ispb }: VersionTypes): Group<EventNotification> {
  return group<EventNotification>({
    Id: required(integer),
    Event: required(codesOf(EVENT_TYPES)),
    EntityType: required(codesOf(['FUNDS_RECOVERY'])),
    EntityId: required(text),
    Timestamp: required(dateTime),
    Participant: optional(ispb),
  });
}

export function recoveryRequests({ ispb }: VersionTypes) {
  const step = { Participant: required(ispb), FundsRecoveryId: required(uuid) };
  const move = group<MoveFundsRecoveryRequest>(step);
  return {
    CreateFundsRecoveryRequest: group<CreateFundsRecoveryRequest>({
      Participant: required(ispb),
      FundsRecovery: required(
        group<FundsRecovery>({
          FlowType: optional(flowType),
          RootTransactionId: required(transactionId),
          SituationType: required(situationType),
          ReportDetails: optional(details),
          ContactInformation: required(contactInformation),
        }),
      ),
      TrackingGraphParameters: optional(parameters),
    }),
    UpdateFundsRecoveryRequest: group<UpdateFundsRecoveryRequest>({
      FundsRecoveryId: required(uuid),
      Participant: required(ispb),
      SituationType: optional(situationType),
      ReportDetails: optional(details),
      ContactInformation: optional(contactInformation),
    }),
    CreateTrackingGraphRequest: group<CreateTrackingGraphRequest>({
      ...step,
      TrackingGraphParameters: optional(parameters),
    }),
    BlockFundsRecoveryRequest: group<BlockFundsRecoveryRequest>({
      ...step,
      PrioritizationStrategy: required(codesOf(['STANDARD_ALGORITHM', 'TRANSACTION_LIST'])),
      Transactions: optional(
        group<NonNullable<BlockFundsRecoveryRequest['Transactions']>>({
          TransactionId: list(MAX_NODES, transactionId),
        }),
      ),
    }),
    RefundFundsRecoveryRequest: move,
    CancelFundsRecoveryRequest: move,
  };
}

export function recoveryResponses(types: VersionTypes) {
  const recovery = extendedRecoveryOf(types);
  const graph = trackingGraphOf(types);
  const withRecovery = group<RecoveryResponses['GetFundsRecoveryResponse']>({
    FundsRecovery: required(recovery),
  });
  const withGraph = group<RecoveryResponses['GetTrackingGraphResponse']>({
    TrackingGraph: required(graph),
  });
  return {
    CreateFundsRecoveryResponse: group<RecoveryResponses['CreateFundsRecoveryResponse']>({
      FundsRecovery: required(recovery),
      TrackingGraph: optional(graph),
    }),
    GetFundsRecoveryResponse: withRecovery,
    UpdateFundsRecoveryResponse: withRecovery,
    CreateTrackingGraphResponse: withGraph,
    GetTrackingGraphResponse: withGraph,
    BlockFundsRecoveryResponse: withRecovery,
    RefundFundsRecoveryResponse: withRecovery,
    CancelFundsRecoveryResponse: withRecovery,
    ListFundsRecoveryInfractionReportsResponse: group<
      RecoveryResponses['ListFundsRecoveryInfractionReportsResponse']
    >({ InfractionReports: reportsOf(types) }),
    ListFundsRecoveryRefundsResponse: group<RecoveryResponses['ListFundsRecoveryRefundsResponse']>({
      Refunds: refundsOf(types),
    }),
    ListEventNotificationsResponse: group<RecoveryResponses['ListEventNotificationsResponse']>({
      ...withCursor,
      EventNotifications: required(
        group<RecoveryResponses['ListEventNotificationsResponse']['EventNotifications']>({
          EventNotification: zeroOrMore(MAX_PAGE, eventNotificationOf(types)),
        }),
      ),
    }),
  };
}
