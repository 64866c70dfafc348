import type { Import } from '@gida/contract/domains/imports/import'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { imports } from '#words/imports'
import { useSend } from '../../../platform/forms/use-send.ts'
import { client, invalidateBy } from '../../../platform/http/api.ts'
import { formatInstant } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { useRunImport } from '../changes.ts'
import { isAtWork } from '../queries.ts'
import { FaultList } from './FaultList.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { InvitedCount } from './InvitedCount.tsx'
import { UndoImport } from './UndoImport.tsx'

const words = imports.run

/** Progress, then the result and undo. */
export function RunStep({ of }: { of: Import }) {
  const works = isAtWork(of.state)
  useEffect(() => {
    if (!works) void invalidateBy(client.imports.runImport)
  }, [works])
  if (works) {
    const title = of.state === 'UNDOING' ? words.undoing : words.running
    return <ImportProgress title={title} progress={of.progress} said={words.progress} />
  }
  return <Outcome of={of} />
}

function Outcome({ of }: { of: Import }) {
  const { result } = of
  return (
    <div className="grid gap-4 *:min-w-0">
      <div>
        <h1>{titleOf(of)}</h1>
        <p className="text-ink-soft">{noteOf(of)}</p>
      </div>
      {of.state === 'DONE' && (
        <StatBand>
          <Stat label={words.units} figure={result.units} tone="in" alone="worked-out" />
          <Stat label={words.people} figure={result.people} alone="worked-out" />
          <Stat label={words.leases} figure={result.leases} alone="worked-out" />
        </StatBand>
      )}
      {of.state === 'DONE' && result.waiting > 0 && <Banner>{words.waiting(result.waiting)}</Banner>}
      <InvitedCount of={of} />
      <WaysOn of={of} />
      {result.failed > 0 && (
        <Card>
          <CardHead title={words.faults} />
          <FaultList id={of.id} kind="FAULT" none="" />
        </Card>
      )}
      {result.kept > 0 && (
        <Card>
          <CardHead title={words.kept} />
          <p className="px-4 pb-3 text-ink-soft md:px-5">{words.keptNote}</p>
          <FaultList id={of.id} kind="KEPT" none="" />
        </Card>
      )}
    </div>
  )
}

function titleOf({ state, result }: Import): string {
  if (state === 'DONE') return words.done(result.rows)
  return state === 'UNDONE' ? words.undone : words.failed
}

function noteOf({ state, result, failure }: Import): string {
  if (state === 'DONE') return words.doneNote
  return state === 'UNDONE' ? words.undoneNote(result.undone) : (failure ?? '')
}

function WaysOn({ of }: { of: Import }) {
  const [asking, setAsking] = useState(false)
  const { send, refusal, isSaving } = useSend(useRunImport(), {})
  return (
    <>
      <Refusal>{refusal}</Refusal>
      <div className="flex flex-wrap gap-2 max-md:*:w-full">
        {of.can.run && (
          <Button busy={isSaving} busyText={words.going} onClick={() => send({ params: { id: of.id } })}>
            {words.again}
          </Button>
        )}
        {of.state === 'DONE' &&
          of.estates.map(({ id, name }, at) => (
            <Button key={id} kind={at === 0 ? 'primary' : 'second'} asChild>
              <Link to="/dashboard/estates/$id" params={{ id }}>
                {words.see(name)}
              </Link>
            </Button>
          ))}
        <Button kind="second" asChild>
          <Link to="/dashboard/imports">{words.toList}</Link>
        </Button>
        {of.can.undo && (
          <Button kind="quiet" icon="undo" onClick={() => setAsking(true)}>
            {words.undo}
          </Button>
        )}
      </div>
      {of.can.undo && of.undo_until && (
        <p className="text-small text-ink-soft">{words.undoUntil(formatInstant(of.undo_until))}</p>
      )}
      <UndoImport of={of} open={asking} onOpenChange={setAsking} />
    </>
  )
}
