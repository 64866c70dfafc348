import { createContext, useContext } from 'react'

type FieldLinks = { id: string; labelId: string; describedBy: string | undefined; isInvalid: boolean }

export const FieldContext = createContext<FieldLinks | null>(null)

type Given = {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: React.AriaAttributes['aria-invalid']
}

/** The id and aria attributes that link an input to its Field. Explicit props win. */
export function useFieldLinks(given: Given) {
  const field = useContext(FieldContext)
  return {
    id: given.id ?? field?.id,
    'aria-describedby': given['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': given['aria-invalid'] ?? (field?.isInvalid || undefined),
  }
}
