export { CONSOLE_SCOPE, ConsoleController, type ConsoleScope } from './console.controller';
