export { runProgram } from './program';
export { type OutputStream, type Terminal } from './session/terminal';
