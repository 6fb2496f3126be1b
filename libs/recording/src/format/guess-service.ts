import { type ServiceName } from '#libs/control-client';

/** Paths that only one service has. The first that matches decides. */
const PATHS: readonly (readonly [ServiceName, RegExp])[] = [
  ['spi', /^\/spi\/|\/api\/v1\/(?:in|out)\/\d{8}\//],
  ['dict', /^\/dict\/|\/api\/v\d+\/(?:entries|claims|keys|cids|infraction-reports|refunds)\b/],
  ['nfse', /\/(?:nfse|dps|danfse|parametros_municipais)(?:\/|$)/i],
  ['openfinance', /\/open-banking\//],
];

/** The simulator that probably has the addresses; undefined if none has most of them. */
export function guessService(paths: readonly string[]): ServiceName | undefined {
  const counts = PATHS.map(
    ([service, pattern]) => [service, paths.filter((path) => pattern.test(path)).length] as const,
  );
  const [best] = counts.sort(([, one], [, other]) => other - one);
  return best !== undefined && best[1] * 2 > paths.length ? best[0] : undefined;
}
