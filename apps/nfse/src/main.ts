import 'reflect-metadata';
import { serve } from '#libs/platform';
import { nfse } from './nfse.app';

void serve(nfse);
