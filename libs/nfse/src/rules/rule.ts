import { type InfDps, type Percentage } from '../national/dps';
import { type Parameters } from '../parameters/parameters';
import { type Registry } from '../registry/contributor';
import { type ComputedNfse } from '../taxes/compute-nfse';

/** When a rule is applied: to a DPS, to an event, to a replacement, to a signature, or by the service as a whole. */
export type Stage = 'dps' | 'cancel' | 'substitute' | 'signature' | 'service';

/** The data that the rules check. */
export interface RuleContext {
  readonly dps: InfDps;
  readonly parameters: Parameters;
  /** The values of the invoice. They are computed if they are absent. */
  readonly computed?: ComputedNfse;
  /** When the DPS is processed. */
  readonly nowMs: number;
  /** The environment that received the DPS: 1 production, 2 tests. */
  readonly environment: string;
  /** The series that the sender may use. Absent: those of an own application, 1 to 49999 (rule E0010). */
  readonly series?: { readonly from: number; readonly to: number };
  /** The ISS rate of a request, if its DPS must not have one. */
  readonly requestRate?: Percentage;
  /** Absent: the registers are not consulted. */
  readonly registry?: Registry;
}

/** A context with its values. */
export type Facts = RuleContext & { readonly computed: ComputedNfse };

/** The reason of a refusal that has another element than the usual one of the rule. */
export interface Finding {
  readonly element: string;
  readonly detail: string;
}

/** One row of the catalogue. */
export interface Rule<Code extends string = string> {
  /** The official code (annexes I, II and IV of the national standard). */
  readonly code: Code;
  /** The requirement of the rule, in our own words. */
  readonly description: string;
  /** The path inside infDPS, infPedReg or infNFSe; empty if no element has the error. */
  readonly element: string;
  readonly stage: Stage;
  /** Returns the reason if the rule refuses. Rules without it are decided by the application. */
  readonly check?: (facts: Facts) => string | Finding | undefined;
}

/** A refusal as it is sent to the client. */
export interface Refusal {
  readonly code: string;
  readonly description: string;
  readonly element: string;
  /** The reason with the values of this document. */
  readonly detail: string;
}

/** A rule on a DPS. */
export function dpsRule<Code extends string>(
  code: Code,
  description: string,
  element: string,
  check: NonNullable<Rule['check']>,
): Rule<Code> {
  return { code, description, element, stage: 'dps', check };
}

/** A rule that only the application can decide. */
export function applicationRule<Code extends string>(
  code: Code,
  stage: Stage,
  description: string,
  element = '',
): Rule<Code> {
  return { code, description, element, stage };
}
