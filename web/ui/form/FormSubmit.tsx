import { Button } from '../action/Button.tsx'
import { Banner } from '../feedback/Banner.tsx'

type Props = {
  refusal: string | undefined
  isSaving: boolean
  words: { save: string; saving: string }
  big?: boolean
  disabled?: boolean
}

/** The error that belongs to no field, and the submit button. */
export const FormSubmit = ({ refusal, isSaving, words, big, disabled }: Props) => (
  <>
    {refusal && (
      <Banner tone="late" live>
        {refusal}
      </Banner>
    )}
    <Button
      type="submit"
      wide
      size={big ? 'big' : 'normal'}
      disabled={disabled}
      busy={isSaving}
      busyText={words.saving}
    >
      {words.save}
    </Button>
  </>
)
