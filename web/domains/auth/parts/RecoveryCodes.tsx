import { useState } from 'react'
import { security } from '#words/security'
import { saveFile } from '../../../platform/http/files.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'

const words = security.codes

/** Shown only once; the person confirms having saved them. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [isKept, setKept] = useState(false)
  const text = [words.head, '', ...codes, ''].join('\n')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(words.copied)
    } catch {
      toast.error(words.copyFailed)
    }
  }

  return (
    <div className="grid gap-4">
      <Banner tone="wait" icon="key" title={`${words.title}.`}>
        {words.note}
      </Banner>
      <ul
        aria-label={words.list}
        className="mono grid gap-x-6 gap-y-2 rounded-2 bg-sunken p-4 sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button kind="second" icon="copy" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button kind="second" icon="download" onClick={() => saveFile(new Blob([text]), words.file)}>
          {words.download}
        </Button>
        <Button kind="second" icon="receipt" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <CheckRow
        plain
        title={words.kept}
        checked={isKept}
        onChange={(event) => setKept(event.target.checked)}
      />
      <Button disabled={!isKept} onClick={onDone} className="justify-self-start">
        {words.done}
      </Button>
    </div>
  )
}
