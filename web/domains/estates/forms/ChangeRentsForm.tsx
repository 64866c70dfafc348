import type { Unit } from '@gida/contract/domains/estates/unit'
import { useState } from 'react'
import { units as unitWords } from '#words/units'
import { isUnanswered, messageOf } from '../../../platform/errors.ts'
import { formatNaira } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useBulkUpdateUnits } from '../changes.ts'
import { BulkFailures } from '../parts/BulkFailures.tsx'
import { ChooseUnits } from '../parts/ChooseUnits.tsx'
import { RentPreview } from '../parts/RentPreview.tsx'
import { HowRentsChange, newRentOf, type RentChange } from './HowRentsChange.tsx'

const words = unitWords.rents
type Props = { units: readonly Unit[]; onChanged: () => void }

/** Another asking rent for some units, seen in naira before it is done. */
export function ChangeRentsForm({ units, onChanged }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [change, setChange] = useState<RentChange>({ by: 'AMOUNT', amount: null, percent: '' })
  const [wrong, setWrong] = useState<{ change?: string; units?: string }>({})
  const [isAsking, setAsking] = useState(false)
  const update = useBulkUpdateUnits()

  const rows = units
    .filter(({ id }) => chosen.has(id))
    .map((unit) => ({ unit, rent: newRentOf(unit, change) }))
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0)

  function ask() {
    const isReadable = newRentOf({ rent_amount: 100 }, change) !== null
    const byWay = change.by === 'AMOUNT' ? words.errors.amount : words.errors.percent
    const found = {
      ...(!isReadable && { change: byWay }),
      ...(rows.length === 0 && { units: words.errors.none }),
    }
    setWrong(found)
    if (Object.keys(found).length === 0) setAsking(true)
  }

  function save() {
    const body = { units: rows.map(({ unit, rent }) => ({ unit_id: unit.id, rent_amount: rent ?? 0 })) }
    update.mutate(
      { body },
      {
        onSuccess: ({ succeeded, failed }) => {
          setAsking(false)
          if (failed.length > 0) return
          toast.success(words.saved(succeeded))
          onChanged()
        },
      },
    )
  }

  return (
    <div className="grid items-start gap-4 *:min-w-0 md:grid-cols-2 md:gap-5">
      <div className="grid gap-4">
        <ChooseUnits label={words.frame} units={units} chosen={chosen} onChoose={setChosen} />
      </div>
      <Card className="grid gap-4 p-4 md:p-5">
        <HowRentsChange value={change} onChange={setChange} error={wrong.change} />
        {wrong.units && (
          <p role="alert" className="text-small text-overdue">
            {wrong.units}
          </p>
        )}
        <RentPreview rows={rows} />
        {update.data && <BulkFailures outcome={update.data} nameOf={(index) => rows[index]?.unit.name} />}
        <Button size="big" wide onClick={ask}>
          {words.save(rows.length)}
        </Button>
      </Card>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.confirmTitle(rows.length)}
        confirm={words.save(rows.length)}
        keep={words.keep}
        onConfirm={save}
        busy={update.isPending}
        busyText={words.saving}
        error={
          update.error ? (isUnanswered(update.error) ? words.unknown : messageOf(update.error)) : undefined
        }
      >
        {words.confirmBody(
          formatNaira(
            sum(({ unit }) => unit.rent_amount),
            'short',
          ),
          formatNaira(
            sum(({ rent }) => rent ?? 0),
            'short',
          ),
        )}
      </ConfirmDialog>
      {update.error && !isAsking && <Banner tone="late">{messageOf(update.error)}</Banner>}
    </div>
  )
}
