import type { ImportFault } from '@gida/contract/domains/imports/import'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { imports } from '#words/imports'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { PageFoot } from '../../../ui/table/PageFoot.tsx'
import { faultsQuery } from '../queries.ts'

const words = imports.check

/** Errors with row, cell, value, problem and correct format. */
export function FaultList({ id, kind, none }: { id: string; kind: ImportFault['kind']; none: string }) {
  const [page, setPage] = useState(1)
  const answer = useQuery(faultsQuery(id, kind, page))
  return (
    <Loaded bare of={answer}>
      {({ data, pagination }) =>
        data.length === 0 ? (
          <p className="px-4 py-6 text-ink-soft md:px-5">{none}</p>
        ) : (
          <>
            <ul>
              {data.map((fault) => (
                <FaultRow key={`${fault.row}-${fault.column}-${fault.code}`} fault={fault} />
              ))}
            </ul>
            <PageFoot page={page} pages={pagination.totalPages} onPage={(next = 1) => setPage(next)} />
          </>
        )
      }
    </Loaded>
  )
}

function FaultRow({ fault: { row, column, header, value, message } }: { fault: ImportFault }) {
  return (
    <li className="grid gap-1 border-t border-line px-4 py-3 first:border-t-0 md:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{words.at(row, column, header)}</span>
        {column && <span className="mono text-small text-ink-soft">{words.cell(column, row)}</span>}
      </div>
      {value && (
        <span className="mono w-fit max-w-full rounded-1 bg-sunken px-1.5 text-small break-words">
          {value}
        </span>
      )}
      <span>{message}</span>
    </li>
  )
}
