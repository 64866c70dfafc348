import { MOST_RETURN_DAYS } from '@gida/contract/domains/deposits/rules'
import type { Estate } from '@gida/contract/domains/estates/estate'
import type { MoneySettings } from '@gida/contract/domains/settlements/money-settings'
import { useQuery } from '@tanstack/react-query'
import { settlements } from '#words/settlements'
import { useFields } from '../../../platform/forms/use-save.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import { isWhole } from '../../../ui/form/read-whole.ts'
import { SettingsCard, SettingsForm } from '../../estates/index.ts'
import { useUpdateMoneySettings } from '../changes.ts'
import { moneySettingsQuery } from '../queries.ts'

const words = settlements.settings
type Values = { remittance_days: string; payout_cooling_hours: string; deposit_return_days: string }

const check = ({ remittance_days, payout_cooling_hours, deposit_return_days }: Values) => ({
  remittance_days: isWhole(remittance_days, 1, 30) ? undefined : words.errors.days,
  payout_cooling_hours: isWhole(payout_cooling_hours, 24, 168) ? undefined : words.errors.hours,
  deposit_return_days: isWhole(deposit_return_days, 0, MOST_RETURN_DAYS)
    ? undefined
    : words.errors.deposit(MOST_RETURN_DAYS),
})

/** Deadlines of payouts and deposit refunds, and the waiting time after an account change. */
export function LandlordPayoutsTab({ estate: { id } }: { estate: Estate }) {
  const answer = useQuery(moneySettingsQuery(id))
  return (
    <SettingsCard id="owners-money" title={words.title} note={words.note}>
      <Loaded bare of={answer} rows={2} loading={settlements.loading}>
        {(settings) => <MoneyForm settings={settings} />}
      </Loaded>
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
  const { control } = form
  return (
    <SettingsForm
      form={form}
      change={useUpdateMoneySettings()}
      input={(values, changed) => ({
        params: { id: settings.estate_id },
        body: changed({
          remittance_days: Number(values.remittance_days),
          payout_cooling_hours: Number(values.payout_cooling_hours),
          deposit_return_days: Number(values.deposit_return_days),
        }),
      })}
    >
      <NumberField control={control} name="remittance_days" label={words.days} help={words.daysHelp} />
      <NumberField
        control={control}
        name="deposit_return_days"
        label={words.deposit}
        help={words.depositHelp(MOST_RETURN_DAYS)}
      />
      <NumberField control={control} name="payout_cooling_hours" label={words.hours} help={words.hoursHelp} />
    </SettingsForm>
  )
}
