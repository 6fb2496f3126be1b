// Generated: npm run generate
import { CreateWorkflows1796000000000 } from './1796000000000-create-workflows';
import { AddGivenNames1796000010000 } from './1796000010000-add-given-names';

export const migrations = [CreateWorkflows1796000000000, AddGivenNames1796000010000];
