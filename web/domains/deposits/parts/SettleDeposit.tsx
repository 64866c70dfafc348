import type { DepositDetail } from '@gida/contract/domains/deposits/deposit'
import { depositDesk } from '#words/deposit-desk'
import { deposits } from '#words/deposits'
import { ActionButton } from '../../../platform/forms/ActionButton.tsx'
import { formatNaira } from '../../../platform/screens/format.ts'
import { useSettleDeposit } from '../changes.ts'

const words = depositDesk.settle

/** Books the agreed split; the dialog states each amount. */
export function SettleDeposit({
  deposit: { id, held, deductions, to_arrears, to_return },
}: {
  deposit: DepositDetail
}) {
  const settle = useSettleDeposit()
  const naira = (kobo: number) => formatNaira(kobo, 'short')
  const deducted = deductions.reduce((sum, one) => sum + one.amount, 0)
  return (
    <ActionButton
      label={words.action}
      change={settle}
      input={{ params: { id } }}
      said={words.done}
      unknown={deposits.unknown}
      title={words.title(naira(held))}
      confirm={words.confirm}
      keep={words.keep}
      busy={words.busy}
    >
      {words.text(naira(deducted), naira(to_arrears), naira(to_return))}
    </ActionButton>
  )
}
