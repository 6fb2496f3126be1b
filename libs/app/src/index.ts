export { APP, type AppDefinition, type Schema } from './app-definition';
export { configOf, createApp, variablesOf } from './create-app';
export { Readiness } from './health/readiness';
export { consoleSection, escaped, htmlPage, withCode } from './home/home-page';
export { jsonOrPage } from './home/json-or-page';
export { runUntilSignal, serve, startService, type RunningService } from './serve';
export {
  SideListeners,
  type OpenPort,
  type OpenSideListener,
  type SideListener,
} from './side-listeners';
