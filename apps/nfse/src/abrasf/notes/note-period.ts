import { brasiliaDayStartMs } from '#libs/brazil';
import { type Period } from '#libs/nfse';
import { refuse } from '../refused';

const DAY_MS = 24 * 3_600_000;
/** E135: at most one year. */
const MAX_DAYS = 366;

/** @throws AbrasfRefused if the period is not one that can be asked for */
export function checkPeriod({ DataInicial, DataFinal }: Period, today: string): void {
  if (DataFinal < DataInicial) refuse('E134', `${DataFinal} is before ${DataInicial}.`);
  if (DataFinal > today) refuse('E133', `${DataFinal} is after today, ${today}.`);
  const days = (Date.parse(DataFinal) - Date.parse(DataInicial)) / DAY_MS;
  if (days >= MAX_DAYS) refuse('E135', `The period has ${String(days + 1)} days.`);
}

/** The instants of a period of days in Brasilia. */
export function instantsOf({ DataInicial, DataFinal }: Period): {
  readonly fromMs: number;
  readonly untilMs: number;
} {
  return {
    fromMs: brasiliaDayStartMs(DataInicial),
    untilMs: brasiliaDayStartMs(DataFinal) + DAY_MS,
  };
}
