import { Button } from '../action/Button.tsx'
import { Banner } from '../feedback/Banner.tsx'

type Props = {
  /** Why the last submit was refused. */
  refusal?: string | null | undefined
  /** Without both of these there is no cancel button. */
  cancel?: string | undefined
  onCancel?: (() => void) | undefined
  save: string
  saving: string
  busy: boolean
  danger?: boolean
  /** The form has not loaded what it would submit. */
  disabled?: boolean
}

/** The end of a form: error, cancel and submit. */
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
