export { processEnvironment, shellEnvironment } from './environment';
export { packageVersion } from './package-version';
export { CONFIG, serviceVariables, type ServiceConfig } from './service-variables';
export { SQLITE_PACKAGE } from './sqlite-package';
export { publishedValue, startHints } from './start-hints';
export { tracingVariables } from './tracing-variables';
export {
  ConfigurationError,
  duration,
  flag,
  list,
  networks,
  oneOf,
  optionalPort,
  calendarDay,
  optionalText,
  orFile,
  port,
  published,
  readVariables,
  secret,
  text,
  wholeNumber,
  type Environment,
  type ValuesOf,
  type Variable,
  type VariableTable,
} from './variables';
