import type { DepositDetail } from '@gida/contract/domains/deposits/deposit'
import { useState } from 'react'
import { deposits } from '#words/deposits'
import { isUnanswered, messageOf } from '../../../platform/errors.ts'
import { formatNaira } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useSettleDeposit } from '../queries.ts'

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
  const confirm = () =>
    settle.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          setAsking(false)
          toast.success(words.done)
        },
      },
    )
  return (
    <>
      <Button onClick={() => setAsking(true)}>{words.action}</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.title(naira(held))}
        confirm={words.confirm}
        keep={words.keep}
        onConfirm={confirm}
        busy={settle.isPending}
        busyText={words.busy}
        error={
          settle.error ? (isUnanswered(settle.error) ? deposits.unknown : messageOf(settle.error)) : undefined
        }
      >
        {words.text(naira(deducted), naira(to_arrears), naira(to_return))}
      </ConfirmDialog>
    </>
  )
}
