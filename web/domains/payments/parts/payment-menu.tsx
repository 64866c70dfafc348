import type { Payment } from '@gida/contract/domains/payments/payment'
import { Link } from '@tanstack/react-router'
import { payments } from '#words/payments'
import type { MenuItem } from '../../../ui/overlay/menu-item.ts'
import { hasReceiptActions, type ReceiptActions } from '../use-receipt-actions.ts'

const words = payments.actions

export function paymentMenu(payment: Payment, { download, email }: ReceiptActions): MenuItem[] {
  const { id, reference, receipt_url } = payment
  const view: MenuItem = {
    label: words.view,
    icon: 'eye',
    link: <Link to="/dashboard/payments/$id" params={{ id }} />,
  }
  if (!hasReceiptActions(payment)) return [view]
  return [
    view,
    {
      label: words.download,
      icon: 'download',
      onSelect: () => download({ url: receipt_url, number: reference }),
    },
    { label: words.email, icon: 'mail', onSelect: () => email({ payment_id: id }) },
  ]
}
