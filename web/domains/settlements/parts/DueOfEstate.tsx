import type { DueRemittance } from '@gida/contract/domains/settlements/remittance'
import { useState } from 'react'
import { settlements } from '#words/settlements'
import { formatNaira } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { RecordRemittances } from '../forms/RecordRemittances.tsx'
import { SendRemittances } from '../forms/SendRemittances.tsx'
import { DueRow } from './DueRow.tsx'

const words = settlements.due
type Props = { estateId: string; due: readonly DueRemittance[]; isOwner: boolean }

/** The owners of one estate, the most urgent first; its manager chooses whom to send their money. */
export function DueOfEstate({ estateId, due, isOwner }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [doing, setDoing] = useState<'record' | 'send' | null>(null)
  const ready = due.filter((one) => one.due > 0)
  const run = ready.filter((one) => chosen.has(one.landlord_id))
  const sum = run.reduce((all, one) => all + one.due, 0)
  const owners = run.map(({ landlord_id, due: amount }) => ({ landlord_id, amount }))
  const done = () => {
    setDoing(null)
    setChosen(new Set())
  }
  const choose = (id: string, isOn: boolean) => {
    const next = new Set(chosen)
    if (isOn) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  const everyone = new Set(ready.map((one) => one.landlord_id))
  return (
    <Card aria-labelledby={`due-${estateId}`}>
      <CardHead title={due[0]?.estate_name ?? words.list} id={`due-${estateId}`} />
      {!isOwner && ready.length > 1 && (
        <CheckRow
          title={words.everyone}
          checked={run.length === ready.length}
          some={run.length > 0 && run.length < ready.length}
          onChange={(event) => setChosen(event.target.checked ? everyone : new Set())}
        />
      )}
      <ul>
        {due.map((one) => (
          <DueRow
            key={one.landlord_id}
            due={one}
            isOwner={isOwner}
            isChosen={chosen.has(one.landlord_id)}
            onChoose={(isOn) => choose(one.landlord_id, isOn)}
          />
        ))}
      </ul>
      {!isOwner && ready.length > 0 && (
        <CardBody className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-4 max-md:*:grow">
          <p className="grow text-ink-soft max-md:basis-full" aria-live="polite">
            {run.length > 0 ? words.chosen(run.length, formatNaira(sum, 'short')) : words.nobody}
          </p>
          <Button kind="second" disabled={run.length === 0} onClick={() => setDoing('send')}>
            {words.send}
          </Button>
          <Button disabled={run.length === 0} onClick={() => setDoing('record')}>
            {words.record}
          </Button>
        </CardBody>
      )}
      {doing === 'record' && (
        <RecordRemittances
          estateId={estateId}
          owners={owners}
          sum={sum}
          onDone={done}
          onClose={() => setDoing(null)}
        />
      )}
      {doing === 'send' && (
        <SendRemittances
          estateId={estateId}
          owners={owners}
          sum={sum}
          onDone={done}
          onClose={() => setDoing(null)}
        />
      )}
    </Card>
  )
}
