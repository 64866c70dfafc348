import { Segmented } from '../../ui/form/choice/Segmented.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { DataTableProps } from '../../ui/table/data-table-types.ts'
import { PAGE_SIZE } from './search.ts'

type Props<T> = Omit<DataTableProps<T>, 'rowId' | 'query' | 'tools'> & {
  search: { page?: number | undefined; limit?: number | undefined }
  /** The switch between the waiting items (empty value) and the done ones. */
  show: { label: string; waiting: string; done: { value: string; label: string }; value: string | undefined }
  onShow: (half: string | undefined) => void
}

/** A review queue, with a switch between items to review and reviewed ones. */
export const QueueTable = <T extends { id: string }>({ search, show, onShow, ...table }: Props<T>) => (
  <DataTable<T>
    {...table}
    rowId={({ id }) => id}
    query={{ page: search.page ?? 1, limit: search.limit ?? PAGE_SIZE }}
    tools={
      <Segmented
        label={show.label}
        options={[{ value: '', label: show.waiting }, show.done]}
        value={show.value ?? ''}
        onChange={(half) => onShow(half || undefined)}
      />
    }
  />
)
