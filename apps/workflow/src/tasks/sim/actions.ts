import { dictLookup, dictRegister } from './dict';
import { iso8583Authorize, iso8583Reverse } from './iso8583';
import { nfseIssue } from './nfse';
import { openfinancePay } from './openfinance';
import { ratelimitQuery } from './ratelimit';
import { reportGenerate } from './report';
import { type SimAction } from './sim-action';
import { spiPay, spiTransaction } from './spi';

/** The actions of the simulators that workflows can use. */
export const SIM_ACTIONS: readonly SimAction[] = [
  spiPay,
  spiTransaction,
  dictLookup,
  dictRegister,
  iso8583Authorize,
  iso8583Reverse,
  openfinancePay,
  nfseIssue,
  reportGenerate,
  ratelimitQuery,
];
