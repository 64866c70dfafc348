import type { ReceiptDetail } from '@gida/contract/domains/receipts/receipt'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { payments } from '#words/payments'
import { formatNaira } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { FocusGrid } from '../../../ui/layout/FocusGrid.tsx'
import { PayBar, useReceiptActions } from '../../payments/index.ts'
import { ReceiptPaper } from './ReceiptPaper.tsx'

const words = payments.receipt

/** Everything that can be done with a receipt, for the side and for the phone's bar. */
export function useReceiptDeeds(receipt: ReceiptDetail | undefined) {
  const { download, email, isDownloading, isEmailing } = useReceiptActions()
  const canShare = receipt !== undefined && typeof navigator.share === 'function'

  function share() {
    if (!receipt) return
    const { id, number, amount, tenant_name } = receipt
    const text = words.shareText(number, formatNaira(amount), tenant_name)
    const url = `${window.location.origin}/dashboard/receipts/${id}`
    // Turning the sheet away is no failure.
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
type Deeds = ReturnType<typeof useReceiptDeeds>

export function ReceiptView({
  receipt,
  deeds,
  children,
}: {
  receipt: ReceiptDetail
  deeds: Deeds
  children?: ReactNode
}) {
  return (
    <FocusGrid
      aside={
        <>
          <Card className="grid gap-3 p-4 md:p-5">
            <Button
              size="big"
              wide
              icon="download"
              busy={deeds.isDownloading}
              busyText={words.downloading}
              onClick={deeds.download}
            >
              {words.download}
            </Button>
            <Button
              kind="second"
              wide
              icon="mail"
              busy={deeds.isEmailing}
              busyText={words.emailing}
              onClick={deeds.email}
            >
              {words.email}
            </Button>
            {deeds.share && (
              <Button kind="second" wide icon="share" onClick={deeds.share}>
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
      <ReceiptPaper receipt={receipt} />
      <p className="only-phone text-center">
        <SeePayment receipt={receipt} />
        <Check receipt={receipt} />
      </p>
    </FocusGrid>
  )
}

const SeePayment = ({ receipt }: { receipt: ReceiptDetail }) => (
  <Button asChild kind="quiet">
    <Link to="/dashboard/payments/$id" params={{ id: receipt.payment_id }}>
      {words.seePayment}
    </Link>
  </Button>
)

/** The page that the code on the paper leads to. */
const Check = ({ receipt: { check_url } }: { receipt: ReceiptDetail }) =>
  check_url && (
    <Button asChild kind="quiet">
      <a href={check_url} target="_blank" rel="noreferrer">
        {words.check}
      </a>
    </Button>
  )

export function ReceiptBar({ deeds }: { deeds: Deeds }) {
  return (
    <PayBar>
      <Button size="big" icon="download" busy={deeds.isDownloading} onClick={deeds.download}>
        {words.downloadShort}
      </Button>
      <IconButton
        icon="mail"
        label={words.email}
        busy={deeds.isEmailing}
        onClick={deeds.email}
        className="min-h-13 min-w-13 border border-line-strong"
      />
      {deeds.share && (
        <IconButton
          icon="share"
          label={words.share}
          onClick={deeds.share}
          className="min-h-13 min-w-13 border border-line-strong"
        />
      )}
    </PayBar>
  )
}
