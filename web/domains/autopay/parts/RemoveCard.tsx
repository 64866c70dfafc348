import type { PaymentMethod } from '@gida/contract/domains/autopay/method'
import type { TenantAccount } from '@gida/contract/domains/autopay/tenant-account'
import { tenantAccount } from '#words/tenant-account'
import { ActionDialog } from '../../../platform/forms/ActionDialog.tsx'
import { cardName } from '../../payments/index.ts'
import { useRemoveMethod } from '../changes.ts'

const words = tenantAccount.cards.removing
type Props = { card: PaymentMethod; money: TenantAccount; onDone: () => void }

/** Removes a card, listing the autopay that ends with it. */
export function RemoveCard({ card, money, onDone }: Props) {
  const name = cardName(card)
  const isUsed = money.instructions.some(
    (one) => one.status === 'ACTIVE' && one.terms?.method?.id === card.id,
  )
  return (
    <ActionDialog
      change={useRemoveMethod()}
      input={{ params: { id: card.id } }}
      said={words.done(name)}
      title={words.title(name)}
      confirm={words.confirm}
      keep={words.keep}
      busy={words.busy}
      danger
      onClose={onDone}
    >
      <p>{words.text}</p>
      {isUsed && <p className="mt-2 font-semibold text-ink">{words.stops}</p>}
    </ActionDialog>
  )
}
