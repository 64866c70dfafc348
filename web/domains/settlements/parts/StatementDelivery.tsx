import { statements as words } from '#words/statements'
import { messageOf } from '../../../platform/http/errors.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useSetStatementDelivery } from '../changes.ts'

/** Whether a landlord receives statements by e-mail. */
export function StatementDelivery({ isMailed }: { isMailed: boolean }) {
  const delivery = useSetStatementDelivery()
  const isOn = delivery.isPending ? (delivery.variables?.body.is_mailed ?? isMailed) : isMailed
  return (
    <Card>
      <CheckRow
        title={words.mailed}
        note={words.mailedNote}
        checked={isOn}
        disabled={delivery.isPending}
        onChange={(event) =>
          delivery.mutate(
            { body: { is_mailed: event.target.checked } },
            {
              onSuccess: ({ is_mailed }) => toast.success(is_mailed ? words.mailedOn : words.mailedOff),
              onError: (error) => toast.error(messageOf(error)),
            },
          )
        }
      />
    </Card>
  )
}
