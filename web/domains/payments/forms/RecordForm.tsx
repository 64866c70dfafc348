import type { OfflinePaymentPreview } from '@gida/contract/domains/payments/offline'
import { isPositive } from '@gida/contract/shared/read-naira'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useRef, useState } from 'react'
import { offlinePayments as words } from '#words/offline-payments'
import { hasCode, isUnanswered, messageOf } from '../../../platform/errors.ts'
import { formatNaira } from '../../../platform/format.ts'
import { useOfflineSince } from '../../../platform/online.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { previewQuery, useRecordPayment } from '../offline-payment-queries.ts'
import { DuplicateWarning } from '../parts/offline/DuplicateWarning.tsx'
import { PaymentAllocations } from '../parts/offline/PaymentAllocations.tsx'
import { RecordFields } from './RecordFields.tsx'
import { type TenancyOfPayment, useOfflinePayment } from './use-offline-payment.ts'

type Props = { home: TenancyOfPayment; first: OfflinePaymentPreview }

/** How much came and how, with what it settles beside it before anything is saved. */
export function RecordForm({ home, first }: Props) {
  const navigate = useNavigate()
  const record = useRecordPayment()
  const offlinePayments = useOfflinePayment(home, first)
  const [isTried, setTried] = useState(false)
  const isUnderWay = useRef(false) // two taps may come before the first is drawn as busy
  const isOffline = useOfflineSince() !== null
  const { values, chosen, problems } = offlinePayments
  const { data: preview = first } = useQuery(
    previewQuery({
      ...home,
      ...(isPositive(values.amount) && { amount: values.amount }),
      ...(first.charges.length > 0 && chosen.length > 0 && { charge_ids: chosen.slice(0, 50) }),
    }),
  )

  function save(more: { not_a_duplicate?: true } = {}) {
    setTried(true)
    if (isUnderWay.current || Object.keys(problems).length > 0 || isOffline) return
    isUnderWay.current = true
    record.mutate(
      { body: { ...offlinePayments.bodyOf(), ...more } },
      {
        onSuccess: ({ id, amount, tenant_name }) => {
          toast.success(words.saved(formatNaira(amount, 'short'), tenant_name))
          void navigate({ to: '/dashboard/payments/$id', params: { id }, replace: true })
        },
        onSettled: () => {
          isUnderWay.current = false
        },
      },
    )
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    save()
  }

  const isRefusedAsKnown = hasCode(record.error, 'LOOKS_RECORDED', 'BANK_REFERENCE_TAKEN')
  return (
    <form noValidate onSubmit={submit}>
      <div className="grid gap-4">
        <div>
          <h1>{words.title(first.tenant_name)}</h1>
          <p className="text-ink-soft">{first.unit_label}</p>
        </div>
        <Card className="grid gap-4 p-4 md:p-5">
          <RecordFields
            offlinePayments={offlinePayments}
            preview={preview}
            problems={isTried ? problems : {}}
          />
        </Card>
        <PaymentAllocations preview={preview} offlinePayments={offlinePayments} />
        {isRefusedAsKnown && record.error && (
          <DuplicateWarning error={record.error} onAnother={() => save({ not_a_duplicate: true })} />
        )}
        {record.error && !isRefusedAsKnown && (
          <Banner tone="late" live>
            {isUnanswered(record.error) ? words.unknown : messageOf(record.error)}
          </Banner>
        )}
        {isOffline && (
          <Banner tone="wait" icon="offline" title={words.offlineTitle} live>
            {words.offline}
          </Banner>
        )}
        <Button
          type="submit"
          size="big"
          wide
          disabled={isOffline}
          busy={record.isPending}
          busyText={words.saving}
        >
          {isPositive(values.amount) ? words.save(formatNaira(values.amount, 'short')) : words.action}
        </Button>
      </div>
    </form>
  )
}
