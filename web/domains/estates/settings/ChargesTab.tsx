import type { Estate } from '@gida/contract/domains/estates/estate'
import { estateSettings } from '#words/estate-settings'
import { found } from '../../../platform/forms/found.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { PercentInput } from '../../../ui/form/PercentInput.tsx'
import { readWhole } from '../../../ui/form/read-whole.ts'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { useUpdateEstate } from '../changes.ts'
import { readPercent, writePercent } from '../percent.ts'
import { SettingsCard } from './SettingsCard.tsx'

const words = estateSettings.charges
const MOST_MONTHS_AHEAD = 24
type Values = { commission_rate: string; charge_months_ahead: string }

const isRate = (text: string) => readPercent(text) >= 0 && readPercent(text) <= 10_000

const check = ({ commission_rate, charge_months_ahead }: Values) =>
  found({
    commission_rate: isRate(commission_rate) ? undefined : words.errors.commission,
    charge_months_ahead:
      (readWhole(charge_months_ahead, 0, MOST_MONTHS_AHEAD) ?? Number.NaN) >= 0
        ? undefined
        : words.errors.ahead,
  })

/** What the manager takes of rent, and how early a charge is raised. */
export function ChargesTab({ estate }: { estate: Estate }) {
  const form = useFields<Values>(
    {
      commission_rate: writePercent(estate.commission_rate),
      charge_months_ahead: String(estate.settings?.charge_months_ahead ?? ''),
    },
    check,
  )
  const saving = useSave(form, useUpdateEstate(), {
    input: ({ commission_rate, charge_months_ahead }) => ({
      params: { id: estate.id },
      body: {
        commission_rate: readPercent(commission_rate),
        charge_months_ahead: Number(charge_months_ahead),
      },
    }),
    onSaved: () => toast.success(estateSettings.saved),
    unknown: estateSettings.unknown,
  })
  const { register, formState } = form
  return (
    <SettingsCard id="charges" title={words.title}>
      <form noValidate className="grid gap-4" onSubmit={saving.save}>
        <Field
          label={words.commission}
          help={words.commissionHelp}
          error={formState.errors.commission_rate?.message}
        >
          <PercentInput {...register('commission_rate')} />
        </Field>
        <Field
          label={words.ahead}
          help={words.aheadHelp}
          error={formState.errors.charge_months_ahead?.message}
        >
          <TextInput
            figures
            inputMode="numeric"
            className="max-w-[140px]"
            {...register('charge_months_ahead')}
          />
        </Field>
        <FormSubmit {...saving} words={estateSettings} />
      </form>
    </SettingsCard>
  )
}
