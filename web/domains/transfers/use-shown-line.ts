import type { BankLine } from '@gida/contract/domains/transfers/line'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { type LineSearch, lineQuery } from './queries.ts'

/**
 * The open line beside a list. It stays open, with its unsaved input, when newer ones push it to another page; it closes when its state
 * changes, as its row disappears too.
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
