import { Button } from '../action/Button.tsx'
import { Banner } from '../feedback/Banner.tsx'

type Props = {
  /** Why it was not taken, when it was tried. */
  refusal?: string | null | undefined
  /** Without the two there is nothing to go back to. */
  cancel?: string | undefined
  onCancel?: (() => void) | undefined
  save: string
  saving: string
  busy: boolean
  danger?: boolean
  /** What it would do is not on screen yet. */
  disabled?: boolean
}

/** The end of a form: the error, cancel, and submit. */
export const FormActions = ({ refusal, cancel, onCancel, save, saving, busy, danger, disabled }: Props) => (
  <>
    {refusal && (
      <Banner tone="late" live>
        {refusal}
      </Banner>
    )}
    <div className="flex flex-wrap justify-end gap-2">
      {cancel && onCancel && (
        <Button kind="second" disabled={busy} onClick={onCancel}>
          {cancel}
        </Button>
      )}
      <Button
        type="submit"
        kind={danger ? 'danger' : 'primary'}
        className="whitespace-normal"
        busy={busy}
        busyText={saving}
        disabled={disabled}
      >
        {save}
      </Button>
    </div>
  </>
)
