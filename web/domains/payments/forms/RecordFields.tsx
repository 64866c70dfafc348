import type { OfflinePaymentPreview } from '@gida/contract/domains/payments/offline'
import { isPositive } from '@gida/contract/shared/read-naira'
import { Controller, useFormContext } from 'react-hook-form'
import { offlinePayments as words } from '#words/offline-payments'
import { formatNaira, today } from '../../../platform/screens/format.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { isCashInHand, type OfflinePaymentValues } from '../offline-payment-values.ts'
import { EvidenceField } from '../parts/offline/EvidenceField.tsx'

type Props = { preview: OfflinePaymentPreview }

const PAYERS = Object.entries(words.payers).map(([value, label]) => ({ value, label }))
const CHANNELS = Object.entries(words.channels).map(([value, label]) => ({ value, label }))

/** The amount, the method, the day and the payer. */
export function RecordFields({ preview }: Props) {
  const { control, watch } = useFormContext<OfflinePaymentValues>()
  const channel = watch('channel')
  return (
    <>
      <FormMoneyField control={control} name="amount" label={words.amount} />
      <FieldGroup legend={words.channel} help={channel === 'CHEQUE' && words.chequeNote}>
        <Controller
          name="channel"
          control={control}
          render={({ field }) => (
            <Segmented
              label={words.channel}
              options={CHANNELS}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      </FieldGroup>
      <TooMuchCash preview={preview} />
      {channel !== 'CASH' && (
        <FormTextField
          control={control}
          name="bank_reference"
          label={words.reference[channel]}
          help={words.referenceHelp}
          maxLength={60}
        />
      )}
      <FormDateField control={control} name="payment_date" label={words.date} max={today()} />
      <Whereabouts preview={preview} />
      <Controller name="evidence" control={control} render={({ field }) => <EvidenceField {...field} />} />
      <FormTextField
        control={control}
        name="payer_name"
        label={words.payer}
        opt={words.payerOpt}
        maxLength={120}
      />
      <PayerKind preview={preview} />
      <FormTextField
        control={control}
        name="description"
        label={words.description}
        opt={words.optional}
        maxLength={200}
      />
    </>
  )
}

/** Warns that cash in hand exceeds the legal limit, and what to do instead. */
function TooMuchCash({ preview: { cash } }: Props) {
  const { watch } = useFormContext<OfflinePaymentValues>()
  const [amount, channel, landed] = watch(['amount', 'channel', 'landed'])
  if (!cash || !isCashInHand({ channel, landed }) || !isPositive(amount) || amount <= cash.left) return null
  return (
    <Banner tone="late" live title={words.tooMuchCash.title}>
      {words.tooMuchCash.text(formatNaira(cash.limit, 'short'), formatNaira(cash.left, 'short'), cash.source)}
    </Banner>
  )
}

/** Whether the payer is a person or a company, since the legal cash limit differs. */
function PayerKind({ preview: { cash } }: Props) {
  const { control, watch } = useFormContext<OfflinePaymentValues>()
  const [channel, landed] = watch(['channel', 'landed'])
  if (!cash || !isCashInHand({ channel, landed })) return null
  return (
    <ChoiceField
      control={control}
      name="payer_kind"
      label={words.payerKind}
      help={words.cashLimit(formatNaira(cash.limit, 'short'))}
      options={PAYERS}
    />
  )
}

/** Who received the money and where it is now; each field only if there is a choice. */
function Whereabouts({ preview: { cash_receivers, landlord_name } }: Props) {
  const { control, watch } = useFormContext<OfflinePaymentValues>()
  const [received_by, channel] = watch(['received_by', 'channel'])
  const taker = cash_receivers.find((one) => one.id === received_by)
  const kept = channel === 'CASH' ? words.landedIn.HAND(taker?.name ?? '') : words.landedIn.TRUST
  return (
    <>
      {cash_receivers.length > 1 && (
        <ChoiceField
          control={control}
          name="received_by"
          label={words.taker}
          options={cash_receivers.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {landlord_name && (
        <ChoiceField
          control={control}
          name="landed"
          label={words.landed}
          options={[
            { value: 'DEFAULT', label: kept },
            { value: 'LANDLORD', label: words.landedIn.LANDLORD(landlord_name) },
          ]}
        />
      )}
    </>
  )
}
