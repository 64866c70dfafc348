import type { OfflineChannel, OfflinePaymentPreview } from '@gida/contract/domains/payments/offline'
import { offlinePayments as words } from '#words/offline-payments'
import { today } from '../../../platform/format.ts'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { MoneyField } from '../../../ui/form/MoneyField.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { EvidenceField } from '../parts/offline/EvidenceField.tsx'
import type { useOfflinePayment } from './use-offline-payment.ts'

type OfflinePaymentToBook = ReturnType<typeof useOfflinePayment>
type Props = {
  offlinePayments: OfflinePaymentToBook
  preview: OfflinePaymentPreview
  problems: OfflinePaymentToBook['problems']
}

const CHANNELS = Object.entries(words.channels).map(([value, label]) => ({ value, label }))

export function RecordFields({ offlinePayments: { values, change }, preview, problems }: Props) {
  const { channel } = values
  return (
    <>
      <MoneyField
        label={words.amount}
        error={problems.amount}
        value={values.amount}
        onChange={(amount) => change({ amount })}
      />
      <FieldGroup legend={words.channel} {...(channel === 'CHEQUE' && { help: words.chequeNote })}>
        <Segmented
          label={words.channel}
          options={CHANNELS}
          value={channel}
          onChange={(next) => change({ channel: next as OfflineChannel })}
        />
      </FieldGroup>
      {channel !== 'CASH' && (
        <Field label={words.reference[channel]} help={words.referenceHelp} error={problems.bank_reference}>
          <TextInput
            autoComplete="off"
            maxLength={60}
            value={values.bank_reference}
            onChange={(event) => change({ bank_reference: event.target.value })}
          />
        </Field>
      )}
      <Field label={words.date} error={problems.payment_date}>
        <TextInput
          type="date"
          max={today()}
          value={values.payment_date}
          onChange={(event) => change({ payment_date: event.target.value })}
        />
      </Field>
      <Whereabouts offlinePayments={{ values, change }} preview={preview} />
      <EvidenceField value={values.evidence} onChange={(evidence) => change({ evidence })} />
      <Field label={words.payer} opt={words.payerOpt}>
        <TextInput
          maxLength={120}
          autoComplete="off"
          value={values.payer_name}
          onChange={(event) => change({ payer_name: event.target.value })}
        />
      </Field>
      <Field label={words.description} opt={words.optional}>
        <TextInput
          maxLength={200}
          value={values.description}
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
    </>
  )
}

/** Who took it, and where it lies now; each only where there is a choice. */
function Whereabouts({
  offlinePayments: { values, change },
  preview: { cash_receivers, landlord_name },
}: {
  offlinePayments: Pick<OfflinePaymentToBook, 'values' | 'change'>
  preview: OfflinePaymentPreview
}) {
  const taker = cash_receivers.find((one) => one.id === values.received_by)
  const kept = values.channel === 'CASH' ? words.landedIn.HAND(taker?.name ?? '') : words.landedIn.TRUST
  return (
    <>
      {cash_receivers.length > 1 && (
        <Field label={words.taker}>
          <SelectField
            options={cash_receivers.map(({ id, name }) => ({ value: id, label: name }))}
            value={values.received_by}
            onChange={(received_by) => change({ received_by })}
          />
        </Field>
      )}
      {landlord_name && (
        <Field label={words.landed}>
          <SelectField
            options={[
              { value: 'DEFAULT', label: kept },
              { value: 'LANDLORD', label: words.landedIn.LANDLORD(landlord_name) },
            ]}
            value={values.landed}
            onChange={(landed) => change({ landed: landed === 'LANDLORD' ? 'LANDLORD' : 'DEFAULT' })}
          />
        </Field>
      )}
    </>
  )
}
