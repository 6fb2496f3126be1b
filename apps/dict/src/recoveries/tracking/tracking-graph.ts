import { type GraphAccount, type GraphPerson, type TrackingGraph } from '#libs/dict-api';
import { formatCents, type Cents } from '#libs/kernel';
import { holderTypeOf } from '../../keys/dict-key';
import { type Payment } from './track';
import { shownParameters, type TrackingParameters } from './tracking-parameters';

/** A payment of the graph, and the amount of it that can still be refunded. */
export interface TrackedPayment {
  readonly payment: Payment;
  readonly refundable: Cents;
}

/** The recovery of a graph and its parameters. */
export interface GraphHead {
  readonly recoveryId: string;
  readonly rootTransactionId: string;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
  readonly parameters: TrackingParameters;
}

/**
 * The graph as the official API shows it. Persons and accounts have numbers from 1 instead of names. For each account whose
 * owner is unknown, the graph has a separate person.
 *
 * @param tracked breadth first, from the root
 */
export function trackingGraph(head: GraphHead, tracked: readonly TrackedPayment[]): TrackingGraph {
  const parties = new Parties();
  const transactions = tracked.map(({ payment, refundable }) => ({
    Id: payment.endToEndId,
    DebtorAccountId: parties.accountId(debtorOf(payment)),
    CreditorAccountId: parties.accountId(creditorOf(payment)),
    Amount: formatCents(payment.amount),
    RefundableAmount: formatCents(refundable),
    SettlementTime: payment.settledAt ?? '',
  }));
  return {
    FundsRecoveryId: head.recoveryId,
    RootTransactionId: head.rootTransactionId,
    CreationTime: head.createdAt,
    Parameters: shownParameters(head.parameters),
    Persons: { Person: [...parties.persons.values()] },
    Accounts: { Account: [...parties.accounts.values()] },
    Transactions: { Transaction: transactions },
  };
}

interface Party {
  readonly ispb: string;
  readonly taxId: string | null;
  readonly account: string;
}

function debtorOf({ endToEndId, debtorIspb, debtorTaxId, debtorAccount }: Payment): Party {
  const account = debtorAccount ?? `debtor of ${endToEndId}`;
  return { ispb: debtorIspb, taxId: debtorTaxId, account };
}

function creditorOf({ endToEndId, creditorIspb, creditorTaxId, creditorAccount }: Payment): Party {
  const account = creditorAccount ?? `creditor of ${endToEndId}`;
  return { ispb: creditorIspb, taxId: creditorTaxId, account };
}

/** Numbers persons and accounts in the order of their first payment. */
class Parties {
  /** By tax id, or by account if the tax id is unknown. */
  readonly persons = new Map<string, GraphPerson>();
  readonly accounts = new Map<string, GraphAccount>();

  accountId(party: Party): number {
    const known = this.accounts.get(party.account);
    if (known !== undefined) return known.Id;
    const account = {
      Id: this.accounts.size + 1,
      OwnerId: this.personId(party),
      Participant: party.ispb,
    };
    this.accounts.set(party.account, account);
    return account.Id;
  }

  private personId({ taxId, account }: Party): number {
    const key = taxId ?? account;
    const known = this.persons.get(key);
    if (known !== undefined) return known.Id;
    const person = {
      Id: this.persons.size + 1,
      Type: taxId === null ? ('NATURAL_PERSON' as const) : holderTypeOf(taxId),
    };
    this.persons.set(key, person);
    return person.Id;
  }
}
