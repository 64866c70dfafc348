import { fold } from '@gida/contract/shared/texts/fold'
import { useQueries, useQuery } from '@tanstack/react-query'
import { unitsQuery } from '../estates/index.ts'

const PAGE = 100
const plain = (name: string) => fold(name).replace(/\s+/g, ' ').trim()

/** Returns whether an estate has a unit of this name, with or without its property. True for every name until all units are loaded. */
export function useUnitNames(estate_id: string): (name: string) => boolean {
  const pageOf = (page: number) => unitsQuery({ estate_id, page, limit: PAGE })
  const first = useQuery({ ...pageOf(1), enabled: Boolean(estate_id) })
  const pages = first.data?.pagination.totalPages ?? 0
  const others = useQueries({
    queries: Array.from({ length: Math.max(0, pages - 1) }, (_, n) => pageOf(n + 2)),
  })
  const answers = [first, ...others]
  if (answers.some(({ data }) => !data)) return () => true
  const units = answers.flatMap(({ data }) => data?.data ?? [])
  const names = new Set(
    units.flatMap(({ name, property_name }) => [plain(name), plain(`${property_name}, ${name}`)]),
  )
  return (name) => names.has(plain(name))
}
