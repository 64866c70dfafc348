import type { ReminderRule } from '@gida/contract/domains/collections/reminder'
import type { Estate } from '@gida/contract/domains/estates/estate'
import { koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { useQuery } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { collections } from '#words/collections'
import { estateSettings } from '#words/estate-settings'
import { useFields } from '../../../platform/forms/use-save.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { PhoneUse, SettingsCard, SettingsForm } from '../../estates/index.ts'
import { useUpdateReminderRule } from '../changes.ts'
import { reminderRuleQuery } from '../queries.ts'
import { ReminderChannels, ReminderDays } from './ReminderChoices.tsx'

const words = collections.rule
type Values = Omit<ReminderRule, 'sms_price' | 'sms_daily_limit'> & {
  sms_price: TypedAmount
  sms_daily_limit: TypedAmount
}

const checkAmount = (amount: TypedAmount) => (typeof amount === 'number' ? undefined : words.errors.money)
const check = ({ days, channels, sms_price, sms_daily_limit }: Values) => ({
  days: days.length > 0 ? undefined : words.errors.days,
  channels: channels.length > 0 ? undefined : words.errors.ways,
  sms_price: checkAmount(sms_price),
  sms_daily_limit: checkAmount(sms_daily_limit),
})

/** When an estate sends automatic reminders, by which channels, and the SMS budget. */
export function RemindersTab({ estate: { id } }: { estate: Estate }) {
  const answer = useQuery(reminderRuleQuery(id))
  return (
    <div className="grid gap-4">
      <SettingsCard id="reminders" title={words.title} note={words.note}>
        <Loaded bare of={answer} loading={estateSettings.loading}>
          {(rule) => <RuleForm estateId={id} rule={rule} />}
        </Loaded>
      </SettingsCard>
      <PhoneUse estateId={id} />
    </div>
  )
}

function RuleForm({ estateId, rule }: { estateId: string; rule: ReminderRule }) {
  const form = useFields<Values>(rule, check)
  const { control, register } = form
  return (
    <SettingsForm
      form={form}
      change={useUpdateReminderRule()}
      input={(values, changed) => ({
        params: { id: estateId },
        body: changed({
          ...values,
          sms_price: koboIn(values.sms_price) ?? 0,
          sms_daily_limit: koboIn(values.sms_daily_limit) ?? 0,
        }),
      })}
    >
      <CheckRow plain title={words.isOn} {...register('is_on')} />
      <Controller
        name="days"
        control={control}
        render={({ field, fieldState }) => <ReminderDays {...field} error={fieldState.error?.message} />}
      />
      <Controller
        name="channels"
        control={control}
        render={({ field, fieldState }) => <ReminderChannels {...field} error={fieldState.error?.message} />}
      />
      <FormMoneyField control={control} name="sms_price" label={words.price} help={words.priceHelp} />
      <FormMoneyField control={control} name="sms_daily_limit" label={words.limit} help={words.limitHelp} />
    </SettingsForm>
  )
}
