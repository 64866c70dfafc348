import { useRef } from 'react'
import { newId } from '../browser/new-id.ts'

type Named = { file: File; client_id: string }

/** Names a chosen file. Chosen again, because it or one of those beside it got no answer, it is the same one, and is there once. */
export function useSameFile(): (file: File, ...of: readonly string[]) => Named {
  const known = useRef(new Map<string, Named>())
  return (file, ...of) => {
    const said = JSON.stringify([...of, file.name, file.size, file.lastModified])
    const named = known.current.get(said) ?? { file, client_id: newId() }
    known.current.set(said, named)
    return named
  }
}
