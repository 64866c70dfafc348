import type { DocumentDetail } from '@gida/contract/domains/documents/document'
import { useState } from 'react'
import { documents } from '#words/documents'
import { messageOf } from '../../../platform/http/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { PictureViewer } from '../../../ui/overlay/PictureViewer.tsx'
import { useDocumentPicture, useOpenFile } from '../changes.ts'

const words = documents.one

/** The first page as a picture, and the way to the whole file. */
export function DocumentPreview({ of: document }: { of: DocumentDetail }) {
  const { id, name, version, has_preview, content_type, versions } = document
  const [isOpen, setOpen] = useState(false)
  const picture = useDocumentPicture(id, version, { enabled: has_preview })
  const isPhoto = content_type === 'image/jpeg'
  const whole = useDocumentPicture(id, version, { size: 'full', enabled: isOpen && isPhoto })
  const download = useOpenFile()
  return (
    <Card>
      <CardBody className="grid justify-items-center gap-3">
        {versions[0]?.has_programs && <Banner tone="wait">{words.programs}</Banner>}
        {picture ? (
          <button
            type="button"
            aria-label={words.larger}
            onClick={() => setOpen(true)}
            className="max-w-full"
          >
            <img
              src={picture}
              alt={words.preview(name)}
              className="max-h-160 max-w-full border border-line object-contain"
            />
          </button>
        ) : (
          !has_preview && <p className="text-ink-soft">{words.noPreview}</p>
        )}
        <Button
          kind="second"
          icon="download"
          busy={download.isPending}
          busyText={words.downloading}
          onClick={() => download.mutate({ id })}
        >
          {words.download}
        </Button>
        {download.error && (
          <Banner tone="late" live>
            {messageOf(download.error, words.notReady)}
          </Banner>
        )}
        {isOpen && (
          <PictureViewer title={name} src={isPhoto ? whole : picture} onClose={() => setOpen(false)} />
        )}
      </CardBody>
    </Card>
  )
}
