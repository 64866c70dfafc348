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
  /** While they are sent nothing is added: what was taken goes from the field with them. */
  isSaving: boolean
  /** Why those lines that are still here were not taken, and what is said above. */
  reasons: readonly string[]
  refused: (count: number) => string
}

/** Many lines from a spreadsheet at once; what was refused stays, with its reasons. */
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
