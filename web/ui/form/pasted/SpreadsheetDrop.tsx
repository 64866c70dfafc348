import { type DragEvent, useId, useState } from 'react'
import { words } from '#words/ui'
import { Icon } from '../../action/Icon.tsx'
import { Meter } from '../../chart/Meter.tsx'
import { cx } from '../../cx.ts'
import { Spinner } from '../../feedback/Spinner.tsx'

type Props = {
  choose: string
  /** Size limit, as text. */
  note: string
  /** Shown once the upload is complete and the server parses it. */
  reading: string
  /** Upload progress; undefined while idle. */
  percent: number | undefined
  disabled?: boolean
  onFile: (file: File | undefined) => void
}

/** Picks one spreadsheet, by button or drag and drop. */
export function SpreadsheetDrop({ choose, note, reading, percent, disabled = false, onFile }: Props) {
  const id = useId()
  const busy = percent !== undefined
  const going = busy && percent < 100 ? words.sent(percent) : reading
  const [isOver, setIsOver] = useState(false)
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(is)
  }
  return (
    <label
      htmlFor={id}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event)
        onFile(event.dataTransfer.files[0])
      }}
      className={cx(
        'grid min-h-40 cursor-pointer place-content-center justify-items-center gap-1 rounded-3 border-[1.5px] border-dashed p-5 text-center',
        'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-action',
        isOver ? 'border-action bg-sunken' : 'border-line-strong',
      )}
    >
      {busy ? <Spinner size={24} /> : <Icon name="upload" size="l" className="text-ink-soft" />}
      <span className="font-semibold" role={percent === 100 ? 'status' : undefined}>
        {busy ? going : choose}
      </span>
      {busy && <Meter value={percent} of={100} tone="act" label={words.sent(percent)} className="w-48" />}
      <span className="only-desk text-ink-soft">{words.orDrop}</span>
      <span className="text-small text-ink-soft">{note}</span>
      <input
        id={id}
        type="file"
        className="sr-only"
        disabled={busy || disabled}
        accept=".xlsx,.csv,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={(event) => {
          onFile(event.target.files?.[0])
          event.target.value = '' // the same file may be chosen again once it is mended
        }}
      />
    </label>
  )
}
