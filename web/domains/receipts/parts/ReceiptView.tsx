import type { ReceiptDetail } from '@gida/contract/domains/receipts/receipt'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { payments } from '#words/payments'
import { formatNaira } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { TaskGrid } from '../../../ui/layout/TaskGrid.tsx'
import { PayBar, useReceiptActions } from '../../payments/index.ts'
import { ReceiptDocument } from './ReceiptDocument.tsx'

const words = payments.receipt

/** The actions on a receipt, for the aside and the phone's bar. */
export function useReceiptActionMenu(receipt: ReceiptDetail | undefined) {
  const { download, email, isDownloading, isEmailing } = useReceiptActions()
  const canShare = receipt !== undefined && typeof navigator.share === 'function'

  function share() {
    if (!receipt) return
    const { id, number, amount, tenant_name } = receipt
    const text = words.shareText(number, formatNaira(amount), tenant_name)
    const url = `${window.location.origin}/dashboard/receipts/${id}`
    // Cancelling the share sheet rejects; it is not an error.
    navigator.share({ title: words.label(number), text, url }).catch(() => {})
  }
  return {
    isDownloading,
    isEmailing,
    download: () => receipt && download({ url: `/receipts/${receipt.id}/download`, number: receipt.number }),
    email: () => receipt && email({ receipt_id: receipt.id }),
    share: canShare ? share : null,
  }
}
type Actions = ReturnType<typeof useReceiptActionMenu>

export function ReceiptView({
  receipt,
  actions,
  children,
}: {
  receipt: ReceiptDetail
  actions: Actions
  children?: ReactNode
}) {
  useEffect(
    () =>
      void import('../../../platform/offline/install.ts').then((file) => file.offerInstall()).catch(() => {}),
    [],
  )
  return (
    <TaskGrid
      aside={
        <>
          <Card className="grid gap-3 p-4 md:p-5">
            <Button
              size="big"
              wide
              icon="download"
              busy={actions.isDownloading}
              busyText={words.downloading}
              onClick={actions.download}
            >
              {words.download}
            </Button>
            <Button
              kind="second"
              wide
              icon="mail"
              busy={actions.isEmailing}
              busyText={words.emailing}
              onClick={actions.email}
            >
              {words.email}
            </Button>
            {actions.share && (
              <Button kind="second" wide icon="share" onClick={actions.share}>
                {words.share}
              </Button>
            )}
          </Card>
          <SeePayment receipt={receipt} />
          <Check receipt={receipt} />
          {children}
        </>
      }
    >
      <h1 className="sr-only">{words.label(receipt.number)}</h1>
      <ReceiptDocument receipt={receipt} />
      <p className="only-phone text-center">
        <SeePayment receipt={receipt} />
        <Check receipt={receipt} />
      </p>
    </TaskGrid>
  )
}

const SeePayment = ({ receipt }: { receipt: ReceiptDetail }) => (
  <Button asChild kind="quiet">
    <Link to="/dashboard/payments/$id" params={{ id: receipt.payment_id }}>
      {words.seePayment}
    </Link>
  </Button>
)

/** Link to the verification page in the receipt's QR code. */
const Check = ({ receipt: { check_url } }: { receipt: ReceiptDetail }) =>
  check_url && (
    <Button asChild kind="quiet">
      <a href={check_url} target="_blank" rel="noreferrer">
        {words.check}
      </a>
    </Button>
  )

export function ReceiptBar({ actions }: { actions: Actions }) {
  return (
    <PayBar>
      <Button size="big" icon="download" busy={actions.isDownloading} onClick={actions.download}>
        {words.downloadShort}
      </Button>
      <IconButton
        icon="mail"
        label={words.email}
        busy={actions.isEmailing}
        onClick={actions.email}
        className="min-h-13 min-w-13 border border-line-strong"
      />
      {actions.share && (
        <IconButton
          icon="share"
          label={words.share}
          onClick={actions.share}
          className="min-h-13 min-w-13 border border-line-strong"
        />
      )}
    </PayBar>
  )
}
