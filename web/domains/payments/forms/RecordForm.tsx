import type { OfflinePaymentPreview } from '@gida/contract/domains/payments/offline'
import { isPositive } from '@gida/contract/shared/read-naira'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { offlinePayments as words } from '#words/offline-payments'
import { useOfflineSince } from '../../../platform/browser/online.ts'
import { useClientId } from '../../../platform/forms/use-client-id.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { hasCode } from '../../../platform/http/errors.ts'
import { formatNaira } from '../../../platform/screens/format.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { outbox } from '../cash-outbox.ts'
import { mayWait, useRecordPayment } from '../offline-payment-changes.ts'
import { previewQuery } from '../offline-payment-queries.ts'
import {
  allocationOf,
  bodyOf,
  cashOf,
  checkPayment,
  chosenOf,
  firstValues,
  isCashInHand,
  type TenancyOfPayment,
} from '../offline-payment-values.ts'
import { DuplicateWarning } from '../parts/offline/DuplicateWarning.tsx'
import { OnlineSubmit } from '../parts/offline/OnlineSubmit.tsx'
import { PaymentAllocations } from '../parts/offline/PaymentAllocations.tsx'
import { RecordFields } from './RecordFields.tsx'

type Props = { home: TenancyOfPayment; first: OfflinePaymentPreview }

/** Records an offline payment, with a preview of its allocations before it is saved. */
export function RecordForm({ home, first }: Props) {
  const navigate = useNavigate()
  const record = useRecordPayment()
  const form = useFields(firstValues(first), checkPayment)
  const values = form.watch()
  const { amount, channel, evidence, left_out: leftOut } = values
  const {
    data: preview = first,
    isSuccess,
    isPlaceholderData,
  } = useQuery(
    previewQuery({
      ...home,
      ...(isPositive(amount) && { amount }),
      ...(isCashInHand(values) && cashOf(values)),
      ...allocationOf(first, chosenOf(first, leftOut)),
    }),
  )
  const isOffline = useOfflineSince() !== null // nobody can say then what it settles
  const isAnother = useRef(false)
  const clientIdOf = useClientId()
  const untilLeft = outbox.useUntilLeft()
  const saving = useSave(form, record, {
    input: (values) => {
      const body = bodyOf(home, values, first)
      return {
        ...{ client_id: untilLeft(clientIdOf(home, values)), tenant_name: first.tenant_name },
        body: { ...body, ...(isAnother.current && { not_a_duplicate: true }) },
      }
    },
    said: (made) =>
      made ? words.saved(formatNaira(made.amount, 'short'), made.tenant_name) : words.taken.kept,
    unknown: words.unknown,
    onSaved: (made) =>
      void navigate(
        made
          ? { to: '/dashboard/payments/$id', params: { id: made.id }, replace: true }
          : { to: '/dashboard/payments/record', search: {}, replace: true },
      ),
  })
  async function saveAnother() {
    isAnother.current = true
    await saving.save()
    isAnother.current = false
  }

  const isRefusedAsKnown = hasCode(record.error, 'LOOKS_RECORDED', 'BANK_REFERENCE_TAKEN')
  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-4" onSubmit={saving.save}>
        <div>
          <h1>{words.title(first.tenant_name)}</h1>
          <p className="text-ink-soft">{first.unit_label}</p>
        </div>
        <Card className="grid gap-4 p-4 md:p-5">
          <RecordFields preview={preview} />
        </Card>
        {!isOffline && <PaymentAllocations preview={preview} isBehind={!isSuccess || isPlaceholderData} />}
        {isRefusedAsKnown && record.error && (
          <DuplicateWarning error={record.error} onAnother={() => void saveAnother()} />
        )}
        <OnlineSubmit
          mayWait={mayWait({ channel, proof_document_id: evidence?.id })}
          refusal={isRefusedAsKnown ? undefined : saving.refusal}
          isSaving={saving.isSaving}
          words={{
            save: isPositive(amount) ? words.save(formatNaira(amount, 'short')) : words.action,
            saving: words.saving,
          }}
        />
      </form>
    </FormProvider>
  )
}
