import { moveDeposit } from './move-deposit.ts'
import { bringDepositBack, placeLateDeposit } from './place-late-deposit.ts'

/** How a deposit goes from the lease that it was paid for to those that follow, and back. */
export const depositMoves = { moveDeposit, placeLateDeposit, bringDepositBack }
