import 'reflect-metadata';
import { serve } from '#libs/app';
import { nfse } from './nfse.app';

void serve(nfse);
