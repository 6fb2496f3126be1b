// jest loads this before each test file (setupFilesAfterEnv).
import { throwWrongAnswers } from './wrong-answers';

afterEach(throwWrongAnswers);
// For the answers that were received in hooks of the file.
afterAll(throwWrongAnswers);
