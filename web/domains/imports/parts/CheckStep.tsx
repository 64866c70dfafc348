import type { Import, ImportCounts } from '@gida/contract/domains/imports/import'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { imports } from '#words/imports'
import { useSend } from '../../../platform/forms/use-send.ts'
import { DownloadButton } from '../../../platform/http/DownloadButton.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Count } from '../../../ui/display/Count.tsx'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { Tabs } from '../../../ui/layout/Tabs.tsx'
import { getFaultsFile, useIsUpdatingImport, useRunImport } from '../changes.ts'
import { FaultList } from './FaultList.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { InviteImported } from './InviteImported.tsx'

const words = imports.check

/** What each row would create, and its errors; then starts the import. */
export function CheckStep({ of }: { of: Import }) {
  if (of.state === 'CHECKING' || !of.counts)
    return <ImportProgress title={words.checking} progress={of.progress} said={words.progress} />
  return <Checked of={of} counts={of.counts} />
}

function Checked({ of, counts }: { of: Import; counts: ImportCounts }) {
  const { send, refusal, isSaving } = useSend(useRunImport(), {})
  const isUpdating = useIsUpdatingImport()
  return (
    <div className="grid gap-4 *:min-w-0">
      <h1>{words.title}</h1>
      <StatBand>
        <Stat
          label={words.ready}
          figure={counts.ready}
          note={words.readyNote(counts.units)}
          tone="in"
          alone="rows-below"
        />
        <Stat
          label={words.faulty}
          figure={counts.faulty}
          note={words.faultyNote}
          alone="rows-below"
          {...(counts.faulty > 0 ? { tone: 'late' as const } : {})}
        />
        <Stat label={words.warned} figure={counts.warned} note={words.warnedNote} alone="rows-below" />
      </StatBand>
      <ComesIn of={of} counts={counts} />
      <InviteImported of={of} counts={counts} />
      <Refusal>{refusal}</Refusal>
      {!of.can.run && <Banner tone="wait">{counts.ready > 0 ? words.allOrNothing : words.nothing}</Banner>}
      <div className="flex flex-wrap gap-2 max-md:*:w-full">
        {of.can.run && (
          <Button
            size="big"
            disabled={isUpdating}
            busy={isSaving}
            busyText={words.running}
            onClick={() => send({ params: { id: of.id } })}
          >
            {words.run(counts.ready)}
          </Button>
        )}
        <Button kind="second" size="big" asChild>
          <Link to="/dashboard/imports/new" search={{ id: of.id, step: 'columns' }}>
            {words.columns}
          </Link>
        </Button>
      </div>
      <Found of={of} counts={counts} />
    </div>
  )
}

function ComesIn({ of, counts }: { of: Import; counts: ImportCounts }) {
  return (
    <Card>
      <CardHead title={words.will} />
      <CardBody>
        <DescriptionList>
          <DescriptionItem label={words.units}>
            <Count of={counts.units} />
          </DescriptionItem>
          <DescriptionItem label={words.landlords}>
            <Count of={counts.landlords} />
          </DescriptionItem>
          <DescriptionItem label={words.tenants}>
            <Count of={counts.tenants} />
          </DescriptionItem>
          <DescriptionItem label={words.leases}>
            <Count of={counts.leases} />
          </DescriptionItem>
          <DescriptionItem label={words.balance}>
            <Money kobo={counts.opening_balance} />
          </DescriptionItem>
        </DescriptionList>
        {counts.opening_balance > 0 && <p className="mt-2 text-small text-ink-soft">{words.balanceNote}</p>}
        {of.notes.length > 0 && (
          <ul className="mt-3 grid gap-1 text-small text-ink-soft" aria-label={words.notes}>
            {of.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        <p className="mt-3 text-small text-ink-soft">{words.runNote}</p>
      </CardBody>
    </Card>
  )
}

/** Errors, and separately warnings. */
function Found({ of, counts }: { of: Import; counts: ImportCounts }) {
  const [kind, setKind] = useState<'FAULT' | 'WARNING'>(
    counts.faulty > 0 || counts.warned === 0 ? 'FAULT' : 'WARNING',
  )
  return (
    <Card>
      <div className="px-2 pt-1">
        <Tabs
          label={words.tabs}
          items={[
            { value: 'FAULT', label: words.faults, count: counts.faulty },
            { value: 'WARNING', label: words.warnings, count: counts.warned },
          ]}
          value={kind}
          onChange={(value) => setKind(value as typeof kind)}
        />
      </div>
      {kind === 'FAULT' && counts.faulty > 0 && (
        <div className="border-b border-line p-3 md:px-5">
          <DownloadButton get={() => getFaultsFile(of.id)} name={words.faultsName}>
            {words.download}
          </DownloadButton>
        </div>
      )}
      <FaultList
        key={kind}
        id={of.id}
        kind={kind}
        none={kind === 'FAULT' ? words.noFaults : words.noWarnings}
      />
    </Card>
  )
}
