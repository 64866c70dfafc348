import type { Control, FieldValues } from 'react-hook-form'
import { Banner } from '../../feedback/Banner.tsx'
import { FormTextField } from '../FormTextField.tsx'
import type { PathOf } from '../path-of.ts'

type Props<T extends FieldValues> = {
  control: Control<T>
  name: PathOf<T, string>
  label: string
  help: string
  placeholder: string
  /** Read-only while saving: the accepted lines are removed from the field afterwards. */
  isSaving: boolean
  /** Why the remaining lines were refused, and the summary above them. */
  reasons: readonly string[]
  refused: (count: number) => string
}

/** Several lines pasted from a spreadsheet; refused lines stay, with their reasons. */
export const PastedLines = <T extends FieldValues>({ reasons, refused, isSaving, ...field }: Props<T>) => (
  <>
    <FormTextField {...field} rows={8} readOnly={isSaving} />
    {reasons.length > 0 && (
      <Banner tone="late" live title={refused(reasons.length)}>
        {reasons.map((reason) => (
          <span key={reason} className="block">
            {reason}
          </span>
        ))}
      </Banner>
    )}
  </>
)
