import type { BankLine } from '@gida/contract/domains/transfers/line'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { type LineSearch, lineQuery } from './queries.ts'

/**
 * The line that stands beside a list. Where newer ones push it to another page it stays, with what is being typed about
 * it; where it is of another state by now it goes, as its row does.
 */
export function useShownLine(
  rows: readonly BankLine[] | undefined,
  id: string | undefined,
  state: LineSearch['state'],
): BankLine | undefined {
  const row = rows?.find((one) => one.id === id)
  const seen = useRef(row)
  if (row) seen.current = row
  const last = seen.current?.id === id ? seen.current : undefined
  const { data } = useQuery({
    ...lineQuery(id ?? ''),
    enabled: id !== undefined && rows !== undefined && !row,
    placeholderData: last,
  })
  if (row || id === undefined) return row
  return data && (state === 'ALL' || data.state === state) ? data : undefined
}
