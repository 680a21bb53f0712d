// Generated from contract/rooms/suitability.json by scripts/gen.mjs; do not edit.
export { riskMatchClassic } from './suitability/risk-match-classic';
export { riskNotice } from './suitability/risk-notice';
export { submitRiskTestClassic } from './suitability/submit-risk-test-classic';
export { riskQuestionsClassic } from './suitability/risk-questions-classic';
export { riskLevels } from './suitability/risk-levels';
export { riskQuestions } from './suitability/risk-questions';
export { submitRiskTest } from './suitability/submit-risk-test';
export { riskResult } from './suitability/risk-result';
export { riskResults } from './suitability/risk-results';
export { tradeRiskMatch } from './suitability/trade-risk-match';
export type { components } from './suitability/contract';
