import { useState } from 'react'
import { documents } from '#words/documents'
import { formatDay, today } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { PickButton } from '../../../ui/form/PickButton.tsx'
import { CornerEditor } from './CornerEditor.tsx'
import { WHOLE } from './corners.ts'
import { makeScan } from './pages.ts'
import { MOST_PAGES, usePages } from './use-pages.ts'

const words = documents.scan

type Props = {
  /** The first photos. */
  photos: readonly File[]
  /** Null while pages are being edited, so that none is left out of the file. */
  onMade: (file: File | null) => void
}

/** Scans a document: photos are cropped to the paper and combined into one PDF. */
export default function ScanPages({ photos, onMade }: Props) {
  const scan = usePages(photos)
  const [doing, setDoing] = useState<'CUTTING' | 'MAKING' | 'DONE'>('CUTTING')
  const { page, pages, at, isReading } = scan

  async function make() {
    setDoing('MAKING')
    try {
      onMade(await makeScan(pages, words.name(formatDay(today()))))
      setDoing('DONE')
    } catch {
      toast.error(words.failed)
      setDoing('CUTTING')
    }
  }
  function goOn() {
    setDoing('CUTTING')
    onMade(null)
  }
  if (doing === 'DONE')
    return (
      <Button kind="quiet" size="small" icon="pen" onClick={goOn}>
        {words.again(pages.length)}
      </Button>
    )
  return (
    <div className="grid gap-3 rounded-3 border border-line p-3">
      {scan.isUnread && <Banner live>{words.unread}</Banner>}
      {scan.leftOut > 0 && <Banner live>{words.leftOut(MOST_PAGES, scan.leftOut)}</Banner>}
      {page && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="font-semibold">{words.page(at + 1, pages.length)}</p>
            {pages.length > 1 && (
              <div className="flex gap-2">
                <Button kind="quiet" size="small" disabled={at === 0} onClick={() => scan.show(at - 1)}>
                  {words.before}
                </Button>
                <Button
                  kind="quiet"
                  size="small"
                  disabled={at + 1 === pages.length}
                  onClick={() => scan.show(at + 1)}
                >
                  {words.next}
                </Button>
              </div>
            )}
          </div>
          <p className="text-small text-ink-soft">{words.drag}</p>
          <CornerEditor page={page} onChange={scan.cutAt} />
          <div className="flex flex-wrap gap-2">
            <Button kind="quiet" size="small" onClick={() => scan.cutAt(WHOLE)}>
              {words.whole}
            </Button>
            <Button kind="quiet" size="small" icon="trash" onClick={scan.remove}>
              {words.remove}
            </Button>
          </div>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {pages.length < MOST_PAGES && (
          <PickButton
            label={words.add}
            accept="image/*"
            capture="environment"
            multiple
            busy={isReading || doing === 'MAKING'}
            onPick={(files) => void scan.add(files)}
          />
        )}
        {pages.length > 0 && (
          <Button icon="ok" busy={isReading || doing === 'MAKING'} onClick={() => void make()}>
            {words.use(pages.length)}
          </Button>
        )}
      </div>
    </div>
  )
}
