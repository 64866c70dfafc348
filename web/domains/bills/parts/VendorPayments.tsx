import type { VendorPayment } from '@gida/contract/domains/bills/bill'
import { percent } from '@gida/contract/domains/law/rules'
import { useState } from 'react'
import { bills } from '#words/bills'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { formatDay, formatNaira } from '../../../platform/screens/format.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { StatusPill } from '../../../ui/display/StatusPill.tsx'
import { RowMenu } from '../../../ui/overlay/RowMenu.tsx'
import { useVoidVendorPayment } from '../changes.ts'

const words = bills.one

/** Payments to a vendor, each with the tax withheld. */
export function VendorPayments({ payments }: { payments: readonly VendorPayment[] }) {
  const [voiding, setVoiding] = useState<VendorPayment>()
  return (
    <>
      <Rows label={words.payments}>
        {payments.map((payment) => (
          <Row
            key={payment.id}
            title={
              <span className="flex flex-wrap items-center gap-2">
                {words.kinds[payment.kind]}
                {payment.voided_at && <StatusPill status="CANCELLED">{bills.statuses.VOIDED}</StatusPill>}
              </span>
            }
            note={noteOf(payment)}
            value={<Money kobo={payment.sent} />}
            valueNote={formatDay(payment.paid_on)}
            end={
              payment.can.void && (
                <RowMenu
                  label={words.actsOf(`${words.kinds[payment.kind]}, ${formatNaira(payment.sent)}`)}
                  items={[
                    {
                      label: bills.voiding.payment,
                      icon: 'undo',
                      onSelect: () => setVoiding(payment),
                    },
                  ]}
                />
              )
            }
          />
        ))}
      </Rows>
      {voiding && <VoidPayment payment={voiding} onClose={() => setVoiding(undefined)} />}
    </>
  )
}

function noteOf({ way, bank_reference, account, tax_amount, tax_rate }: VendorPayment): string {
  const tax = tax_amount > 0 && words.tax(formatNaira(tax_amount), percent(tax_rate))
  return [words.ways[way], bank_reference, account, tax].filter(Boolean).join(' · ')
}

function VoidPayment({ payment, onClose }: { payment: VendorPayment; onClose: () => void }) {
  const { voiding: said } = bills
  return (
    <ReasonDialog
      change={useVoidVendorPayment()}
      input={(reason) => ({ params: { id: payment.id }, body: { reason } })}
      said={said.paymentDone}
      title={said.paymentTitle(formatNaira(payment.sent))}
      note={said.paymentNote}
      label={said.reason}
      missing={said.reasonMissing}
      save={said.payment}
      saving={said.saving}
      cancel={said.keep}
      danger
      onClose={onClose}
    />
  )
}
