export { cutText, fittedLines, wrappedLines, type WidthOf } from './fit-text';
export { toWinAnsi } from './win-ansi';
