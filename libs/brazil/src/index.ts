export { ISPB, isIspb } from './ispb';
