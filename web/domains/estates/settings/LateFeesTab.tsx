import type { Estate } from '@gida/contract/domains/estates/estate'
import { describeLateFee } from '@gida/contract/domains/estates/rules'
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { estateSettings } from '#words/estate-settings'
import { readChecks } from '../../../platform/forms/form-problems.ts'
import { useSave } from '../../../platform/forms/use-save.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { RadioCards } from '../../../ui/form/choice/RadioCards.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { PercentInput } from '../../../ui/form/PercentInput.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { useUpdateEstate } from '../changes.ts'
import { checkLateFee, type LateFeeValues, ruleOf, valuesOf } from './late-fee-values.ts'
import { SettingsCard } from './SettingsCard.tsx'

const words = estateSettings.late
const KINDS = (['NONE', 'FLAT', 'PERCENT'] as const).map((value) => ({ value, title: words.kinds[value] }))
const REPEATS = (['ONCE', 'MONTHLY'] as const).map((value) => ({ value, label: words.repeats[value] }))

/** What is added to a charge that is late, and in words what that will do. */
export function LateFeesTab({ estate }: { estate: Estate }) {
  const form = useForm<LateFeeValues>({
    resolver: (values) => readChecks(values, checkLateFee(values)),
    defaultValues: valuesOf(estate.settings?.late_fee ?? { kind: 'NONE' }),
  })
  const saving = useSave(form, useUpdateEstate(), {
    input: (values) => ({
      params: { id: estate.id },
      body: { late_fee: ruleOf(values) ?? { kind: 'NONE' as const } },
    }),
    onSaved: () => toast.success(estateSettings.saved),
    unknown: estateSettings.unknown,
  })
  const values = useWatch({ control: form.control }) as LateFeeValues
  const rule = ruleOf(values)
  return (
    <SettingsCard id="late" title={words.title}>
      <form noValidate className="grid gap-4" onSubmit={saving.save}>
        <Controller
          name="kind"
          control={form.control}
          render={({ field }) => (
            <RadioCards
              label={words.kind}
              name="kind"
              options={KINDS}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        {values.kind !== 'NONE' && <Rule form={form} kind={values.kind} />}
        {rule && (
          <Banner tone="info" title={`${words.means}:`}>
            {describeLateFee(rule)}
          </Banner>
        )}
        <FormSubmit {...saving} words={estateSettings} />
      </form>
    </SettingsCard>
  )
}

function Rule({ form, kind }: { form: UseFormReturn<LateFeeValues>; kind: 'FLAT' | 'PERCENT' }) {
  const { control, register, formState } = form
  const { errors } = formState
  return (
    <>
      {kind === 'FLAT' ? (
        <FormMoneyField control={control} name="amount" label={words.amount} />
      ) : (
        <Field label={words.rate} error={errors.rate?.message}>
          <PercentInput {...register('rate')} />
        </Field>
      )}
      <Field label={words.grace} help={words.graceHelp} error={errors.grace_days?.message}>
        <TextInput figures inputMode="numeric" className="max-w-[140px]" {...register('grace_days')} />
      </Field>
      <ChoiceField control={control} name="repeat" label={words.repeat} options={REPEATS} />
      <FormMoneyField control={control} name="cap" label={words.cap} opt={words.capOpt} />
    </>
  )
}
