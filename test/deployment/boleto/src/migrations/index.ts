// Generated: npm run generate
import { CreateSlips1799000000000 } from './1799000000000-create-slips';

export const migrations = [CreateSlips1799000000000];
