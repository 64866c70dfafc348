import type { Run } from './lives.ts'
import type { Debt } from './portfolio.ts'
import type { ProviderState } from './provider-state.ts'
import type { Stage } from './stage.ts'

const ACCOUNT = { bank_code: '058', account_number: '0123456781' }

/** Resolves stuck refunds as banks and managers do: completes pending ones, and retries those needing attention with a given account. */
export async function endRefunds(stage: Stage, { phoneOf }: Run, debts: readonly Debt[]): Promise<void> {
  const { refunds } = (await stage.payer.state()) as ProviderState
  for (const { id } of refunds.filter(({ status }) => status === 'pending'))
    await stage.payer.refundEnds(String(id), 'processed')
  const standing = await stage.services.transaction('system', (tx) =>
    tx.selectFrom('refund').select(['id', 'estate_id']).where('needs_attention', '=', true).execute(),
  )
  for (const { id, estate_id } of standing) {
    const manager = debts.find((debt) => debt.estate_id === estate_id)?.manager ?? ''
    await phoneOf(manager).ask(`/payments/refunds/${id}/retry`, ACCOUNT)
  }
}
