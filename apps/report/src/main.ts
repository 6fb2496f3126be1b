import 'reflect-metadata';
import { serve } from '#libs/app';
import { report } from './report.app';

void serve(report);
