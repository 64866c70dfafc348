import type { PlatformInvoiceDetail } from '@gida/contract/domains/subscriptions/invoice'
import { standingOf } from '@gida/contract/domains/subscriptions/rules'
import { useState } from 'react'
import { subscriptions } from '#words/subscriptions'
import { useSend } from '../../../platform/forms/use-send.ts'
import { DownloadButton } from '../../../platform/http/DownloadButton.tsx'
import { officeClient } from '../../../platform/http/office.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { usePayInvoice } from '../changes.ts'
import { CreditForm } from '../forms/CreditForm.tsx'

const words = subscriptions.invoice

/** A manager can pay, the super admin can credit; both can download. */
export function InvoiceActs({ of, isAdmin }: { of: PlatformInvoiceDetail; isAdmin: boolean }) {
  const { id, number, open_amount, credit_notes, total } = of
  const standing = standingOf(of)
  const [isCrediting, setCrediting] = useState(false)
  const payment = useSend(usePayInvoice(), {})
  return (
    <>
      <DownloadButton
        get={() => officeClient.subscriptions.downloadPlatformInvoice({ params: { id } })}
        name={`${number}.pdf`}
      >
        {words.pdf}
      </DownloadButton>
      {isAdmin && credit_notes < total && (
        <Button kind="second" icon="undo" onClick={() => setCrediting(true)}>
          {words.credit}
        </Button>
      )}
      {!isAdmin && open_amount > 0 && standing !== 'PROCESSING' && (
        <Button
          icon="card"
          busy={payment.isSaving}
          busyText={words.opening}
          title={words.payNote}
          onClick={() => payment.send({ params: { id }, body: {} })}
        >
          {standing === 'PAGE_OPEN' ? words.goOn : words.pay}
        </Button>
      )}
      <Refusal>{payment.refusal}</Refusal>
      {isCrediting && <CreditForm of={of} onClose={() => setCrediting(false)} />}
    </>
  )
}
