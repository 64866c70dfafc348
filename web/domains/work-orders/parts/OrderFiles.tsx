import type { WorkFile, WorkOrderDetail } from '@gida/contract/domains/work-orders/order'
import { work } from '#words/work'
import { client } from '../../../platform/http/api.ts'
import { useDownload } from '../../../platform/http/use-download.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { AddPhotoButton } from './AddPhotoButton.tsx'
import { BeforeAfter } from './BeforeAfter.tsx'
import { WorkPhoto } from './WorkPhoto.tsx'

const words = work.files

/** Photos before and after the work, and documents. */
export function OrderFiles({ order: { id, files, can } }: { order: WorkOrderDetail }) {
  const photosOf = (kind: WorkFile['kind']) =>
    files.filter((file) => file.kind === kind && file.width !== null)
  const [before, after] = [photosOf('BEFORE'), photosOf('AFTER')]
  const others = files.filter((file) => !before.includes(file) && !after.includes(file))
  if (files.length === 0 && !can.manage) return null
  return (
    <Card>
      <CardHead title={words.title} />
      <CardBody className="grid gap-3">
        {files.length === 0 && <p className="text-small text-ink-soft">{words.none}</p>}
        {before.length + after.length > 0 && <BeforeAfter before={before} after={after} />}
        {others.length > 0 && (
          <ul className="flex flex-wrap gap-3">
            {others.map((file) => (
              <li key={file.id}>{file.width === null ? <Paper of={file} /> : <WorkPhoto of={file} />}</li>
            ))}
          </ul>
        )}
        {can.manage && <AddPhotoButton orderId={id} />}
      </CardBody>
    </Card>
  )
}

function Paper({ of: { id, name } }: { of: WorkFile }) {
  const { save, isFetching } = useDownload()
  return (
    <Button
      kind="second"
      icon="file"
      busy={isFetching}
      onClick={() => save({ get: () => client.work.downloadWorkFile({ params: { id } }), name })}
    >
      {name}
    </Button>
  )
}
