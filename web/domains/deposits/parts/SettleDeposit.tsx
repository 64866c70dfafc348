import type { DepositDetail } from '@gida/contract/domains/deposits/deposit'
import { useState } from 'react'
import { deposits } from '#words/deposits'
import { ActionDialog } from '../../../platform/forms/ActionDialog.tsx'
import { formatNaira } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { useSettleDeposit } from '../changes.ts'

const words = deposits.settle

/** Books what was agreed; the dialog says where each naira goes. */
export function SettleDeposit({
  deposit: { id, held, deductions, to_arrears, to_return },
}: {
  deposit: DepositDetail
}) {
  const [isAsking, setAsking] = useState(false)
  const settle = useSettleDeposit()
  const naira = (kobo: number) => formatNaira(kobo, 'short')
  const deducted = deductions.reduce((sum, one) => sum + one.amount, 0)
  return (
    <>
      <Button onClick={() => setAsking(true)}>{words.action}</Button>
      {isAsking && (
        <ActionDialog
          change={settle}
          input={{ params: { id } }}
          said={words.done}
          unknown={deposits.unknown}
          title={words.title(naira(held))}
          confirm={words.confirm}
          keep={words.keep}
          busy={words.busy}
          onClose={() => setAsking(false)}
        >
          {words.text(naira(deducted), naira(to_arrears), naira(to_return))}
        </ActionDialog>
      )}
    </>
  )
}
