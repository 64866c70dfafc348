import type { ReactNode } from 'react'
import { Button } from '../action/Button.tsx'
import { Banner } from '../feedback/Banner.tsx'

type Props = {
  /** Why it was not taken, when it was tried. */
  refusal?: ReactNode
  cancel: string
  /** Without it there is nothing to go back to. */
  onCancel?: (() => void) | undefined
  save: string
  saving: string
  busy: boolean
}

/** The end of a form: what went wrong, the way out, the deed. */
export const FormEnd = ({ refusal, cancel, onCancel, save, saving, busy }: Props) => (
  <>
    {refusal && (
      <Banner tone="late" live>
        {refusal}
      </Banner>
    )}
    <div className="flex flex-wrap justify-end gap-2">
      {onCancel && (
        <Button kind="second" onClick={onCancel}>
          {cancel}
        </Button>
      )}
      <Button type="submit" busy={busy} busyText={saving}>
        {save}
      </Button>
    </div>
  </>
)
