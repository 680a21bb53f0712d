import { answersAt } from '@/patterns/questionnaire/answers';

/** Answers of the risk test on this device, until they are handed in. */
export const savedRiskTest = answersAt('tael.risktest');
