import { brokenConstraint } from '../../../platform/db/problems.ts'
import { problem } from '../../../platform/errors/problem.ts'

/** A fee has either an amount in kobo or a share of the rent, not both and not neither. */
export function refuseBoth({
  amount,
  basis_points,
}: {
  amount?: number | null
  basis_points?: number | null
}): void {
  if (Boolean(amount) !== Boolean(basis_points)) return
  throw problem('VALIDATION_ERROR', [
    { path: 'amount', message: 'Give either an amount or a share of the year’s rent' },
  ])
}

/** Turns a unique violation into our error that the estate already has a fee of that name. */
export async function named<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (brokenConstraint(error) === 'estate_fee_name') throw problem('FEE_NAME_TAKEN')
    throw error
  }
}
