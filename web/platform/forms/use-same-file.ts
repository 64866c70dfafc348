import { useRef } from 'react'
import { newId } from '../browser/new-id.ts'

type Named = { file: File; client_id: string }

/** Gives a chosen file its client id. The same file chosen again, after a failed upload, keeps the id, so that the server stores it once. */
export function useSameFile(): (file: File, ...of: readonly string[]) => Named {
  const known = useRef(new Map<string, Named>())
  return (file, ...of) => {
    const said = JSON.stringify([...of, file.name, file.size, file.lastModified])
    const named = known.current.get(said) ?? { file, client_id: newId() }
    known.current.set(said, named)
    return named
  }
}
