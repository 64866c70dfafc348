import { type Problem, problem } from '../../platform/errors/problem.ts'
import type { UserRow } from '../users/index.ts'

/** Why an account that is closed cannot sign in. */
export const closedProblem = ({ merged_into }: Pick<UserRow, 'merged_into'>): Problem =>
  problem(merged_into ? 'ACCOUNT_MERGED' : 'ACCOUNT_INACTIVE')
