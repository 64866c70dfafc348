import type { AssetDetail, AssetFile } from '@gida/contract/domains/assets/asset'
import { assets } from '#words/assets'
import { useSameFile } from '../../../platform/forms/use-same-file.ts'
import { DownloadButton } from '../../../platform/http/DownloadButton.tsx'
import { messageOf } from '../../../platform/http/errors.ts'
import { formatBytes } from '../../../platform/screens/format.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { PICTURE_TYPES, PickButton } from '../../../ui/form/PickButton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { fetchAssetFile, useAddAssetFile } from '../changes.ts'
import { AssetPhoto } from './AssetPhoto.tsx'

const words = assets.one

/** Manual, warranty and photos of an asset. */
export function AssetFiles({ asset: { id, files } }: { asset: AssetDetail }) {
  const add = useAddAssetFile()
  const same = useSameFile()
  async function send(file: File) {
    try {
      await add.mutateAsync({ id, ...same(file, id) })
      toast.success(words.added)
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  return (
    <Card>
      <CardHead title={words.papers} />
      <CardBody className="grid gap-3">
        {files.length === 0 && <p className="text-small text-ink-soft">{words.noPapers}</p>}
        <ul className="flex flex-wrap gap-2">
          {files.map((file) => (
            <li key={file.id}>
              {file.kind === 'PICTURE' ? <AssetPhoto id={file.id} name={file.name} /> : <Paper of={file} />}
            </li>
          ))}
        </ul>
        <PickButton
          label={words.addPaper}
          busy={add.isPending}
          busyText={words.adding}
          accept={`${PICTURE_TYPES},application/pdf`}
          onPick={([file]) => file && void send(file)}
        />
      </CardBody>
    </Card>
  )
}

const Paper = ({ of: { id, name, size } }: { of: AssetFile }) => (
  <DownloadButton icon="file" get={() => fetchAssetFile(id)} name={name}>
    {`${name}, ${formatBytes(size)}`}
  </DownloadButton>
)
