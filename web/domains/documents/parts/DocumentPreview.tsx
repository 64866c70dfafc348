import type { DocumentDetail } from '@gida/contract/domains/documents/document'
import { useState } from 'react'
import { documents } from '#words/documents'
import { messageOf } from '../../../platform/http/errors.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { PictureViewer } from '../../../ui/overlay/PictureViewer.tsx'
import { Pager } from '../../../ui/table/Pager.tsx'
import { useDocumentPage, useDocumentPicture, useOpenFile } from '../changes.ts'
import { PageWaits } from './PageWaits.tsx'

const words = documents.one

/** The pages as pictures, loaded one by one, with a link to the whole file. */
export function DocumentPreview({ of: document }: { of: DocumentDetail }) {
  const { id, name, version, has_preview, content_type, versions } = document
  const pages = document.pages ?? 1
  const [page, setPage] = useState(1)
  const [isOpen, setOpen] = useState(false)
  const isPhoto = content_type === 'image/jpeg'
  const first = useDocumentPicture(id, version, { enabled: has_preview })
  const whole = useDocumentPicture(id, version, { size: 'full', enabled: isOpen && isPhoto })
  const turned = useDocumentPage(id, version, page, { enabled: !isPhoto && (page > 1 || isOpen) })
  const picture = page === 1 ? first : turned.url
  const download = useOpenFile()
  return (
    <Card>
      <CardBody className="grid justify-items-center gap-3">
        {versions[0]?.has_programs && <Banner tone="wait">{words.programs}</Banner>}
        {!has_preview && <p className="text-ink-soft">{words.noPreview}</p>}
        {picture ? (
          <button
            type="button"
            aria-label={words.larger}
            onClick={() => setOpen(true)}
            className="min-h-11 min-w-11 max-w-full"
          >
            <img
              src={picture}
              alt={words.preview(name, page)}
              className="max-h-160 max-w-full border border-line object-contain"
            />
          </button>
        ) : (
          page > 1 && (
            <Loaded of={turned.query} bare skeleton={<PageWaits />}>
              {() => null}
            </Loaded>
          )
        )}
        {has_preview && pages > 1 && (
          <div className="flex items-center gap-3">
            <p className="figures text-small text-ink-soft" aria-live="polite">
              {documents.scan.page(page, pages)}
            </p>
            <Pager page={page} pages={pages} onPage={setPage} />
          </div>
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
          <PictureViewer
            title={pages > 1 ? words.preview(name, page) : name}
            src={isPhoto ? whole : (turned.url ?? picture)}
            onClose={() => setOpen(false)}
            acts={pages > 1 && <Pager page={page} pages={pages} onPage={setPage} />}
          />
        )}
      </CardBody>
    </Card>
  )
}
