import type { ReminderRule } from '@gida/contract/domains/collections/reminder'
import type { Estate } from '@gida/contract/domains/estates/estate'
import { CHANNELS, type Channel } from '@gida/contract/domains/notifications/choices'
import type { TypedAmount } from '@gida/contract/shared/read-naira'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { collections } from '#words/collections'
import { estateSettings } from '#words/estate-settings'
import { isUnanswered, messageOf } from '../../../platform/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { MoneyField } from '../../../ui/form/MoneyField.tsx'
import { SettingsCard } from '../../estates/index.ts'
import { reminderRuleQuery, useUpdateReminderRule } from '../queries.ts'

const words = collections.rule
/** The days that are offered; others that were set by another way stay in the list. */
const USUAL = [-30, -14, -7, -3, -1, 0, 1, 3, 7, 14, 30]

/** When an estate reminds by itself, by which ways, and what it spends on texts. */
export function RemindersTab({ estate }: { estate: Estate }) {
  const { data, error, refetch, isFetching } = useQuery(reminderRuleQuery(estate.id))
  return (
    <SettingsCard id="reminders" title={words.title} note={words.note}>
      {data && <Form key={estate.id} estateId={estate.id} rule={data} />}
      {!data && error && (
        <ErrorPanel onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error)}
        </ErrorPanel>
      )}
      {!data && !error && <SkeletonRows rows={3} label={estateSettings.loading} />}
    </SettingsCard>
  )
}

type Values = Omit<ReminderRule, 'sms_price' | 'sms_daily_limit'> & {
  sms_price: TypedAmount
  sms_daily_limit: TypedAmount
}
const isMoney = (amount: TypedAmount): amount is number => typeof amount === 'number'

function Form({ estateId, rule }: { estateId: string; rule: ReminderRule }) {
  const [values, setValues] = useState<Values>(rule)
  const [isTried, setTried] = useState(false)
  const update = useUpdateReminderRule()
  const set = (change: Partial<Values>) => setValues((old) => ({ ...old, ...change }))
  const { sms_price, sms_daily_limit, ...rest } = values
  const isWhole = rest.days.length > 0 && rest.channels.length > 0

  function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isWhole || !isMoney(sms_price) || !isMoney(sms_daily_limit) || update.isPending) return
    const body = { ...rest, sms_price, sms_daily_limit }
    update.mutate(
      { params: { id: estateId }, body },
      { onSuccess: () => toast.success(estateSettings.saved) },
    )
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={save}>
      <CheckRow
        plain
        title={words.isOn}
        checked={values.is_on}
        onChange={(event) => set({ is_on: event.target.checked })}
      />
      <Days days={values.days} onChange={(days) => set({ days })} />
      <Ways channels={values.channels} onChange={(channels) => set({ channels })} />
      <MoneyField
        label={words.price}
        help={words.priceHelp}
        error={isTried && !isMoney(sms_price) ? words.errors.money : undefined}
        value={sms_price}
        onChange={(amount) => set({ sms_price: amount })}
      />
      <MoneyField
        label={words.limit}
        help={words.limitHelp}
        error={isTried && !isMoney(sms_daily_limit) ? words.errors.money : undefined}
        value={sms_daily_limit}
        onChange={(amount) => set({ sms_daily_limit: amount })}
      />
      {isTried && !isWhole && (
        <Banner tone="late" live>
          {rest.days.length === 0 ? words.errors.days : words.errors.ways}
        </Banner>
      )}
      {update.error && (
        <Banner tone="late" live>
          {isUnanswered(update.error) ? estateSettings.unknown : messageOf(update.error)}
        </Banner>
      )}
      <Button type="submit" wide busy={update.isPending} busyText={estateSettings.saving}>
        {estateSettings.save}
      </Button>
    </form>
  )
}

function Days({ days, onChange }: { days: readonly number[]; onChange: (days: number[]) => void }) {
  const offered = [...new Set([...USUAL, ...days])].sort((a, b) => a - b)
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 font-semibold">{words.days}</legend>
      <div className="grid md:grid-cols-2">
        {offered.map((day) => (
          <CheckRow
            key={day}
            plain
            title={nameOf(day)}
            checked={days.includes(day)}
            onChange={(event) =>
              onChange(event.target.checked ? [...days, day] : days.filter((one) => one !== day))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

const nameOf = (day: number) => (day === 0 ? words.onTheDay : day < 0 ? words.before(-day) : words.after(day))

type WaysProps = { channels: readonly Channel[]; onChange: (channels: Channel[]) => void }

const Ways = ({ channels, onChange }: WaysProps) => (
  <fieldset className="grid gap-1">
    <legend className="pb-1 font-semibold">{words.ways}</legend>
    <p className="text-small text-ink-soft">{words.waysHelp}</p>
    {CHANNELS.map((channel) => (
      <CheckRow
        key={channel}
        plain
        title={collections.remind.channels[channel]}
        checked={channels.includes(channel)}
        onChange={(event) =>
          onChange(
            CHANNELS.filter((one) => (one === channel ? event.target.checked : channels.includes(one))),
          )
        }
      />
    ))}
  </fieldset>
)
