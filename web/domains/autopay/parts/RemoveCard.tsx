import type { PaymentMethod } from '@gida/contract/domains/autopay/method'
import type { MyMoney } from '@gida/contract/domains/autopay/own-money'
import { ownMoney } from '#words/own-money'
import { messageOf } from '../../../platform/errors.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { cardName } from '../../payments/index.ts'
import { useRemoveMethod } from '../queries.ts'

const words = ownMoney.cards.removing
type Props = { card: PaymentMethod; money: MyMoney; onDone: () => void }

/** Says what stops with the card. */
export function RemoveCard({ card, money, onDone }: Props) {
  const remove = useRemoveMethod()
  const name = cardName(card)
  const isUsed = money.instructions.some(
    (one) => one.status === 'ACTIVE' && one.terms?.method?.id === card.id,
  )
  const confirm = () =>
    remove.mutate(
      { params: { id: card.id } },
      {
        onSuccess: () => {
          toast.success(words.done(name))
          onDone()
        },
      },
    )
  return (
    <ConfirmDialog
      open
      onOpenChange={onDone}
      title={words.title(name)}
      confirm={words.confirm}
      keep={words.keep}
      onConfirm={confirm}
      danger
      busy={remove.isPending}
      busyText={words.busy}
      error={remove.error ? messageOf(remove.error) : undefined}
    >
      <p>{words.text}</p>
      {isUsed && <p className="mt-2 font-semibold text-ink">{words.stops}</p>}
    </ConfirmDialog>
  )
}
