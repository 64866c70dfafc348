import { Banner } from '../feedback/Banner.tsx'
import { Field } from './Field.tsx'
import { TextArea } from './TextArea.tsx'

type Props = {
  label: string
  help: string
  error?: string | undefined
  placeholder: string
  value: string
  onChange: (text: string) => void
  /** Why those lines that are still here were not taken, and what is said above. */
  reasons: readonly string[]
  refused: (count: number) => string
}

/** Many lines from a spreadsheet at once; what was refused stays, with its reasons. */
export const PastedLines = ({
  label,
  help,
  error,
  placeholder,
  value,
  onChange,
  reasons,
  refused,
}: Props) => (
  <>
    <Field label={label} help={help} error={error}>
      <TextArea
        rows={8}
        spellCheck={false}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
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
