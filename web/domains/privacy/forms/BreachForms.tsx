import { DATA_KINDS, type DataKind } from '@gida/contract/domains/privacy/activities'
import type { Breach } from '@gida/contract/domains/privacy/breach'
import { BREACH_RISKS, type BreachRisk, MOST_PEOPLE } from '@gida/contract/domains/privacy/breach-clock'
import { Controller } from 'react-hook-form'
import { breaches } from '#words/breaches'
import { found } from '../../../platform/forms/found.ts'
import { checkReason, ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { FormRadioCards } from '../../../ui/form/FormRadioCards.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { readWhole } from '../../../ui/form/read-whole.ts'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useCloseBreach, useUpdateBreach } from '../breach-queries.ts'

type Props = { breach: Breach; onClose: () => void }
const readPeople = (text: string) => readWhole(text, 0, MOST_PEOPLE)
const KINDS = Object.keys(DATA_KINDS) as DataKind[]

/** Edits what is known about a breach. */
export function EditBreach({ breach: { id, ...known }, onClose }: Props) {
  const words = breaches.edit
  const form = useFields(
    {
      ...{ happened: known.happened, effects: known.effects, measures: known.measures },
      ...{ data_kinds: known.data_kinds, people_about: known.people_about?.toString() ?? '' },
    },
    ({ happened, people_about }) =>
      found({
        happened: checkReason(happened, breaches.missing),
        people_about: Number.isNaN(readPeople(people_about)) ? breaches.countWrong : undefined,
      }),
  )
  const { control } = form
  const saving = useSave(form, useUpdateBreach(), {
    input: (facts, changed) => ({
      params: { id },
      body: changed({ ...facts, people_about: readPeople(facts.people_about) ?? null }),
    }),
    said: words.said,
    onSaved: onClose,
  })
  return (
    <FormSheet title={words.title} form={saving} onClose={onClose} save={words.save} saving={words.saving}>
      <FormTextField
        control={control}
        name="happened"
        label={breaches.facts.happened}
        rows={4}
        maxLength={4000}
      />
      <Controller
        control={control}
        name="data_kinds"
        render={({ field: { value, onChange } }) => (
          <FieldGroup legend={words.kinds}>
            <div className="grid gap-x-4 md:grid-cols-2">
              {KINDS.map((kind) => (
                <CheckRow
                  key={kind}
                  plain
                  title={breaches.kinds[kind]}
                  checked={value.includes(kind)}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...value, kind] : value.filter((one) => one !== kind))
                  }
                />
              ))}
            </div>
          </FieldGroup>
        )}
      />
      <FormTextField
        control={control}
        name="people_about"
        label={words.people}
        help={words.peopleHelp}
        inputMode="numeric"
        figures
      />
      <FormTextField control={control} name="effects" label={words.effects} rows={3} maxLength={4000} />
      <FormTextField control={control} name="measures" label={words.measures} rows={3} maxLength={4000} />
    </FormSheet>
  )
}

/** Assesses the risk with a reason; it determines the next steps. */
export function DecideRisk({ breach: { id, risk, risk_reason }, onClose }: Props) {
  const words = breaches.decide
  const form = useFields<{ risk: BreachRisk; risk_reason: string }>(
    { risk: risk ?? 'LIKELY', risk_reason: risk_reason ?? '' },
    (values) => found({ risk_reason: checkReason(values.risk_reason, breaches.missing) }),
  )
  const saving = useSave(form, useUpdateBreach(), {
    input: (body) => ({ params: { id }, body }),
    said: words.said,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={words.title}
      form={saving}
      onClose={onClose}
      save={words.save}
      saving={words.saving}
      cancel={breaches.cancel}
    >
      <FormRadioCards
        control={form.control}
        name="risk"
        label={words.title}
        options={BREACH_RISKS.map((value) => ({
          value,
          title: words.options[value][0],
          note: words.options[value][1],
        }))}
      />
      <FormTextField control={form.control} name="risk_reason" label={words.why} rows={3} maxLength={2000} />
    </FormDialog>
  )
}

export const CloseBreach = ({ breach: { id }, onClose }: Props) => (
  <ReasonDialog
    change={useCloseBreach()}
    input={(lesson) => ({ params: { id }, body: { lesson } })}
    {...breaches.close}
    cancel={breaches.cancel}
    missing={breaches.missing}
    rows={3}
    most={2000}
    onClose={onClose}
  />
)
