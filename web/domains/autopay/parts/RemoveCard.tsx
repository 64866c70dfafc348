import type { PaymentMethod } from '@gida/contract/domains/autopay/method'
import type { TenantAccount } from '@gida/contract/domains/autopay/tenant-account'
import { tenantAccount } from '#words/tenant-account'
import { useConfirmation } from '../../../platform/forms/use-send.ts'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { cardName } from '../../payments/index.ts'
import { useRemoveMethod } from '../queries.ts'

const words = tenantAccount.cards.removing
type Props = { card: PaymentMethod; money: TenantAccount; onDone: () => void }

/** Says what stops with the card. */
export function RemoveCard({ card, money, onDone }: Props) {
  const name = cardName(card)
  const isUsed = money.instructions.some(
    (one) => one.status === 'ACTIVE' && one.terms?.method?.id === card.id,
  )
  const confirmation = useConfirmation(useRemoveMethod(), {
    input: { params: { id: card.id } },
    said: words.done(name),
    onDone,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onDone}
      title={words.title(name)}
      confirm={words.confirm}
      keep={words.keep}
      busyText={words.busy}
      danger
      {...confirmation}
    >
      <p>{words.text}</p>
      {isUsed && <p className="mt-2 font-semibold text-ink">{words.stops}</p>}
    </ConfirmDialog>
  )
}
