export type { BrCode, DynamicPix, StaticPix } from './br-code';
export { crc16 } from './crc16';
export type { BrCodeProblem } from './problem';
export { readBrCode } from './read-br-code';
export { writeBrCode } from './write-br-code';
