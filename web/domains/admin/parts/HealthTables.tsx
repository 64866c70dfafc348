import type { PlatformHealth } from '@gida/contract/domains/admin/health'
import type { ReactNode } from 'react'
import { health as words } from '#words/health'
import { formatBytes, formatSeconds } from '../../../platform/screens/format.ts'
import { Row } from '../../../ui/display/Row.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { SimpleTable } from '../../../ui/table/SimpleTable.tsx'
import { jobName } from './job-name.ts'

const TableCard = ({
  title,
  none,
  children,
}: {
  title: string
  none?: string | false
  children: ReactNode
}) => (
  <Card>
    <CardHead title={title} />
    {none ? <CardBody className="text-ink-soft">{none}</CardBody> : children}
  </Card>
)

/** Queued and failed jobs by kind. */
export const KindsCard = ({ kinds }: Pick<PlatformHealth['jobs'], 'kinds'>) => (
  <TableCard title={words.kinds} none={kinds.length === 0 && words.noKinds}>
    <SimpleTable
      caption={words.kinds}
      heads={[
        { label: words.kind.name },
        ...[words.kind.waiting, words.kind.failing, words.kind.oldest].map((label) => ({ label, end: true })),
      ]}
      cards={kinds.map(({ name, waiting, failing }) => (
        <Row key={name} title={jobName(name)} note={words.kindNote(waiting, failing)} />
      ))}
    >
      {kinds.map(({ name, waiting, failing, oldest_seconds }) => (
        <tr key={name}>
          <td>{jobName(name)}</td>
          <td className="text-end">{waiting}</td>
          <td className="text-end">{failing}</td>
          <td className="text-end whitespace-nowrap">{waiting > 0 && formatSeconds(oldest_seconds)}</td>
        </tr>
      ))}
    </SimpleTable>
  </TableCard>
)

/** Slow or failed calls, by 95th percentile. */
export const CallsCard = ({ calls }: Pick<PlatformHealth, 'calls'>) => (
  <TableCard title={words.calls} none={calls.length === 0 && words.noCalls}>
    <SimpleTable
      caption={words.calls}
      heads={[
        { label: words.call.name },
        ...[words.call.count, words.call.errors, words.call.p95, words.call.slowest].map((label) => ({
          label,
          end: true,
        })),
      ]}
      cards={calls.map(({ call, count, errors, p95_ms, slowest_ms }) => (
        <Row
          key={call}
          title={<span className="wrap-anywhere">{call}</span>}
          note={words.callNote(count, errors)}
          value={words.milliseconds(p95_ms)}
          valueNote={words.milliseconds(slowest_ms)}
        />
      ))}
    >
      {calls.map(({ call, count, errors, p95_ms, slowest_ms }) => (
        <tr key={call}>
          <td className="wrap-anywhere">{call}</td>
          <td className="text-end">{count}</td>
          <td className="text-end">{errors}</td>
          <td className="text-end whitespace-nowrap">{words.milliseconds(p95_ms)}</td>
          <td className="text-end whitespace-nowrap">{words.milliseconds(slowest_ms)}</td>
        </tr>
      ))}
    </SimpleTable>
  </TableCard>
)

/** Storage: files, and the largest tables. */
export const TablesCard = ({ database, storage }: Pick<PlatformHealth, 'database' | 'storage'>) => (
  <Card>
    <CardHead title={words.tables} end={<span className="figures">{formatBytes(database.bytes)}</span>} />
    <SimpleTable
      caption={words.tables}
      heads={[{ label: words.table.name }, { label: words.table.size, end: true }]}
    >
      <tr>
        <td>{words.files(storage.files)}</td>
        <td className="text-end whitespace-nowrap">{formatBytes(storage.bytes)}</td>
      </tr>
      {database.tables.map(({ name, bytes }) => (
        <tr key={name}>
          <td>{name}</td>
          <td className="text-end whitespace-nowrap">{formatBytes(bytes)}</td>
        </tr>
      ))}
    </SimpleTable>
  </Card>
)
