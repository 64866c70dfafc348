export type Likelihood = 'very' | 'likely' | 'perhaps'

/** How a score of 0 to 100 is said. What is only perhaps theirs is not offered as the thing to do. */
export const likelihoodOf = (score: number): Likelihood =>
  score >= 75 ? 'very' : score >= 45 ? 'likely' : 'perhaps'
