import { MOST_RETURN_DAYS } from '@gida/contract/domains/deposits/rules'
import type { Estate } from '@gida/contract/domains/estates/estate'
import type { MoneySettings } from '@gida/contract/domains/settlements/money-settings'
import { useQuery } from '@tanstack/react-query'
import { estateSettings } from '#words/estate-settings'
import { settlements } from '#words/settlements'
import { messageOf } from '../../../platform/errors.ts'
import { found } from '../../../platform/forms/found.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { readWhole } from '../../../ui/form/read-whole.ts'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { SettingsCard } from '../../estates/index.ts'
import { moneySettingsQuery, useUpdateMoneySettings } from '../queries.ts'

const words = settlements.settings
type Values = { remittance_days: string; payout_cooling_hours: string; deposit_return_days: string }

const isWhole = (text: string, least: number, most: number) =>
  (readWhole(text, least, most) ?? Number.NaN) >= least
const check = ({ remittance_days, payout_cooling_hours, deposit_return_days }: Values) =>
  found({
    remittance_days: isWhole(remittance_days, 1, 30) ? undefined : words.errors.days,
    payout_cooling_hours: isWhole(payout_cooling_hours, 24, 168) ? undefined : words.errors.hours,
    deposit_return_days: isWhole(deposit_return_days, 0, MOST_RETURN_DAYS)
      ? undefined
      : words.errors.deposit(MOST_RETURN_DAYS),
  })

/** By when owners and leaving tenants get their money, and how long a changed account waits. */
export function LandlordPayoutsTab({ estate }: { estate: Estate }) {
  const { data, error } = useQuery(moneySettingsQuery(estate.id))
  return (
    <SettingsCard id="owners-money" title={words.title} note={words.note}>
      {data && <MoneyForm settings={data} />}
      {!data && !error && <SkeletonRows rows={2} label={settlements.loading} />}
      {!data && error && <p className="text-overdue">{messageOf(error)}</p>}
    </SettingsCard>
  )
}

function MoneyForm({ settings }: { settings: MoneySettings }) {
  const form = useFields<Values>(
    {
      remittance_days: String(settings.remittance_days),
      payout_cooling_hours: String(settings.payout_cooling_hours),
      deposit_return_days: String(settings.deposit_return_days),
    },
    check,
  )
  const saving = useSave(form, useUpdateMoneySettings(), {
    input: (values) => ({
      params: { id: settings.estate_id },
      body: {
        remittance_days: Number(values.remittance_days),
        payout_cooling_hours: Number(values.payout_cooling_hours),
        deposit_return_days: Number(values.deposit_return_days),
      },
    }),
    onSaved: () => toast.success(estateSettings.saved),
    unknown: estateSettings.unknown,
  })
  const { register, formState } = form
  return (
    <form noValidate className="grid gap-4" onSubmit={saving.save}>
      <Field label={words.days} help={words.daysHelp} error={formState.errors.remittance_days?.message}>
        <TextInput figures inputMode="numeric" className="max-w-[140px]" {...register('remittance_days')} />
      </Field>
      <Field
        label={words.deposit}
        help={words.depositHelp(MOST_RETURN_DAYS)}
        error={formState.errors.deposit_return_days?.message}
      >
        <TextInput
          figures
          inputMode="numeric"
          className="max-w-[140px]"
          {...register('deposit_return_days')}
        />
      </Field>
      <Field
        label={words.hours}
        help={words.hoursHelp}
        error={formState.errors.payout_cooling_hours?.message}
      >
        <TextInput
          figures
          inputMode="numeric"
          className="max-w-[140px]"
          {...register('payout_cooling_hours')}
        />
      </Field>
      <FormSubmit {...saving} words={estateSettings} />
    </form>
  )
}
