import type { EvidenceBundle } from '@gida/contract/domains/evidence/bundle'
import { isUnderWay } from '@gida/contract/domains/reports/rules'
import { useQuery } from '@tanstack/react-query'
import { evidence as words } from '#words/evidence'
import { DownloadButton } from '../../../platform/http/DownloadButton.tsx'
import { formatDay, lagosDay } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Meter } from '../../../ui/chart/Meter.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { downloadBundle } from '../changes.ts'
import { bundlesQuery } from '../queries.ts'

/** The bundles, with progress and their two files. */
export function BundleList({ leaseId }: { leaseId: string }) {
  return (
    <Card aria-labelledby="bundles">
      <CardHead title={words.made} id="bundles" />
      <CardBody>
        <Loaded of={useQuery(bundlesQuery(leaseId))} bare>
          {({ data }) =>
            data.length === 0 ? (
              <p className="text-ink-soft">{words.none}</p>
            ) : (
              <ul className="grid gap-5">
                {data.map((bundle) => (
                  <li key={bundle.id} className="grid min-w-0 gap-2">
                    <p className="font-semibold">{bundle.title}</p>
                    <HowFar bundle={bundle} />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </CardBody>
    </Card>
  )
}

function HowFar({ bundle }: { bundle: EvidenceBundle }) {
  const { id, title, status, done, total, failure, pages, kept_until, slips, pdf_sha256, zip_sha256 } = bundle
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
      {kept_until && <p>{words.pages(pages ?? 0, formatDay(lagosDay(new Date(kept_until))))}</p>}
      <p className="break-all text-small text-ink-soft">{words.hashes(pdf_sha256 ?? '', zip_sha256 ?? '')}</p>
      {slips.length > 0 && (
        <ul className="text-small" aria-label={words.slips}>
          <li className="font-semibold">{words.slips}</li>
          {slips.map((slip) => (
            <li key={slip}>{slip}</li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {(['pdf', 'zip'] as const).map((format) => (
          <DownloadButton
            key={format}
            get={() => downloadBundle(id, format)}
            name={`${title}.${format}`}
            aria-label={words.fetch(words[format], title)}
          >
            {words[format]}
          </DownloadButton>
        ))}
      </div>
    </>
  )
}
