import type { Unit } from '@gida/contract/domains/estates/unit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { units as unitWords } from '#words/units'
import { messageOf } from '../../../platform/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useEntrustUnits } from '../changes.ts'
import { ChooseUnits } from '../parts/ChooseUnits.tsx'
import { managersQuery } from '../queries.ts'

const words = unitWords.entrust
type Props = {
  estateId: string
  units: readonly Unit[]
  onEntrusted: (name: string, count: number) => void
}

/** Who looks after which units. */
export function EntrustForm({ estateId, units, onEntrusted }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [who, setWho] = useState('')
  const [isChecked, setChecked] = useState(false)
  const entrust = useEntrustUnits()
  const { data } = useQuery(managersQuery(estateId))
  const people = data?.data.filter(({ role }) => role === 'PROPERTY_MANAGER')
  const options = (people ?? []).map(({ user_id, full_name }) => ({ value: user_id, label: full_name }))

  function save() {
    setChecked(true)
    if (who === '' || chosen.size === 0) return
    entrust.mutate(
      { params: { id: estateId }, body: { user_id: who, unit_ids: [...chosen] } },
      { onSuccess: ({ full_name }) => onEntrusted(full_name, chosen.size) },
    )
  }
  return (
    <div className="grid items-start gap-4 *:min-w-0 md:grid-cols-2 md:gap-5">
      <ChooseUnits label={words.frame} units={units} chosen={chosen} onChoose={setChosen} />
      <Card className="grid gap-4 p-4 md:p-5">
        <Field label={words.who} error={isChecked && who === '' ? words.errors.who : undefined}>
          <SelectField options={options} value={who} onChange={setWho} disabled={options.length === 0} />
        </Field>
        {people?.length === 0 && <Banner tone="info">{words.nobody}</Banner>}
        {isChecked && chosen.size === 0 && (
          <p role="alert" className="text-small text-overdue">
            {words.errors.none}
          </p>
        )}
        {entrust.error && (
          <Banner tone="late" live>
            {messageOf(entrust.error)}
          </Banner>
        )}
        <Button size="big" wide busy={entrust.isPending} busyText={words.saving} onClick={save}>
          {words.save(chosen.size)}
        </Button>
      </Card>
    </div>
  )
}
