import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { templates } from '#words/templates'
import { client } from '../../../platform/http/api.ts'
import { DownloadButton } from '../../../platform/http/DownloadButton.tsx'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Meter } from '../../../ui/chart/Meter.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { batchQuery } from '../queries.ts'

const words = templates.many

/** Progress of a batch, its failures, and the download of all documents. */
export function BatchProgress({ id }: { id: string }) {
  return (
    <Loaded of={useQuery(batchQuery(id))} missing={words.gone}>
      {({ name, status, done, total, failed }) => (
        <Card aria-labelledby="batch">
          <CardHead title={name} id="batch" />
          <CardBody className="grid gap-3">
            <p role="status">
              {status === 'READY' ? words.ready(total - failed.length) : words.progress(done, total)}
            </p>
            <Meter value={done} of={total} tone={status === 'READY' ? 'in' : 'info'} />
            {status === 'READY' && failed.length < total && (
              <div>
                <DownloadButton
                  get={() => client.templates.downloadPaperBatch({ params: { id } })}
                  name={`${name}.zip`}
                >
                  {words.download}
                </DownloadButton>
              </div>
            )}
            {failed.length > 0 && <p className="font-semibold">{words.failed(failed.length)}</p>}
          </CardBody>
          <Rows label={words.failed(failed.length)}>
            {failed.map(({ lease_id, unit_name, tenant_name, failure }) => (
              <Row
                key={lease_id}
                title={templates.line(unit_name, tenant_name)}
                note={failure}
                chevron
                link={<Link to="/dashboard/leases/$id" params={{ id: lease_id }} />}
              />
            ))}
          </Rows>
        </Card>
      )}
    </Loaded>
  )
}
