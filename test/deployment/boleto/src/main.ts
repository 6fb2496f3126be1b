import 'reflect-metadata';
import { serve } from '#libs/app';
import { boleto } from './boleto.app';

void serve(boleto);
