import type { MatchReason } from '@gida/contract/domains/transfers/rules'
import type { AmountFit, Evidence } from './gather-evidence.ts'
import type { Match, Transfer } from './match.ts'

const OF_AMOUNT: Record<AmountFit, [reason: MatchReason, points: number]> = {
  ALL: ['AMOUNT_ALL', 25],
  CHARGES: ['AMOUNT_CHARGES', 22],
  PART: ['AMOUNT_PART', 8],
  OVER: ['AMOUNT_OVER', 2],
}

/** Scores the evidence for a tenancy, up to 100, with the reasons. */
export function weigh({ amount }: Pick<Transfer, 'amount'>, evidence: Evidence): Match {
  const said: [MatchReason, number][] = []
  if (evidence.is_account) said.push(['ACCOUNT', 80])
  if (evidence.code) said.push(evidence.code === 'WHOLE' ? ['CODE', 65] : ['CODE_CUT', 40])
  if (evidence.is_learnt) said.push(['LEARNT_PAYER', 45])
  if (evidence.name >= 1) said.push(['NAME_SAME', 40])
  else if (evidence.name >= 0.65) said.push(['NAME_LIKE', Math.round(evidence.name * 35)])
  else if (evidence.name > 0) said.push(['NAME_PARTLY', 12])
  said.push(OF_AMOUNT[evidence.amount])
  if (evidence.is_due_near) said.push(['DUE_NEAR', 5])
  return {
    score: Math.min(
      100,
      said.reduce((sum, [, points]) => sum + points, 0),
    ),
    reasons: said.map(([reason]) => reason),
    parts: [{ lease_id: evidence.lease.lease_id, amount }],
  }
}
