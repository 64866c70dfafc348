import type { PersonalExport } from '@gida/contract/domains/privacy/held'
import { isUnderWay } from '@gida/contract/domains/reports/rules'
import { useQuery } from '@tanstack/react-query'
import { privacy } from '#words/privacy'
import { useSend } from '../../../platform/forms/use-send.ts'
import { DownloadButton } from '../../../platform/http/DownloadButton.tsx'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Meter } from '../../../ui/chart/Meter.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { downloadExport, useRequestExport } from '../changes.ts'
import { exportsQuery } from '../queries.ts'

const words = privacy.copy

/** Requests a copy of the person's data, made by a background job. */
export function CopyCard() {
  const ask = useSend(useRequestExport(), { said: words.asked })
  return (
    <Card aria-labelledby="copy">
      <CardHead title={words.title} id="copy" />
      <CardBody className="grid gap-4">
        <p className="text-ink-soft">{words.note}</p>
        <div>
          <Button icon="download" busy={ask.isSaving} busyText={words.asking} onClick={() => ask.send({})}>
            {words.ask}
          </Button>
        </div>
        <Refusal>{ask.refusal}</Refusal>
        <Loaded of={useQuery(exportsQuery)} bare rows={1} loading={words.loading}>
          {({ data }) => (
            <ul className="grid gap-4">
              {data.map((one) => (
                <li key={one.id} className="grid gap-2 border-t border-line pt-4">
                  <Copy copy={one} />
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </CardBody>
    </Card>
  )
}

function Copy({
  copy: { id, status, done, total, failure, created_at, kept_until },
}: {
  copy: PersonalExport
}) {
  if (isUnderWay(status))
    return (
      <>
        <p role="status">{total === null ? words.soon : words.progress(done, total)}</p>
        <Meter value={done} of={total ?? 0} tone="act" />
      </>
    )
  if (failure !== null) return <p className="text-overdue">{words.failed(failure)}</p>
  return (
    <>
      <p className="text-small text-ink-soft">
        {words.ready(formatWhen(created_at), formatWhen(kept_until ?? created_at))}
      </p>
      <div>
        <DownloadButton get={() => downloadExport(id)} name="Your data in Gida.zip">
          {words.fetch}
        </DownloadButton>
      </div>
    </>
  )
}
