import type { OwnerStatement, StatementMove } from '@gida/contract/domains/settlements/statement'
import { DownloadButton } from '../../../platform/http/DownloadButton.tsx'
import { formatDay, formatNaira, lagosDay } from '../../../platform/screens/format.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { downloadEvidence } from '../../payments/index.ts'
import { useStatementWords } from '../use-statement-words.ts'

/** The entries of the month. */
export function StatementMoves({ statement }: { statement: OwnerStatement }) {
  const { moves, move_count } = statement
  const words = useStatementWords()
  return (
    <Card aria-labelledby="moves">
      <CardHead title={words.moves} id="moves" />
      {moves.length === 0 && <CardBody className="text-ink-soft">{words.noMoves}</CardBody>}
      {moves.length < move_count && (
        <CardBody className="text-ink-soft">{words.shown(moves.length, move_count)}</CardBody>
      )}
      <Rows label={words.moves}>
        {moves.map((move, n) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a ledger is append-only, so positions are stable
            key={n}
            title={move.tenant_name ?? (move.kind === 'OTHER' ? move.description : words.kinds[move.kind])}
            note={noteOf(move, words)}
            value={<Money kobo={move.amount} plus />}
            valueNote={formatDay(lagosDay(new Date(move.at)))}
            end={move.evidence_id && <Invoice id={move.evidence_id} of={move.reference ?? ''} />}
          />
        ))}
      </Rows>
    </Card>
  )
}

/** The document that a vendor's bill was entered from. */
function Invoice({ id, of }: { id: string; of: string }) {
  const words = useStatementWords()
  return (
    <DownloadButton
      kind="quiet"
      size="small"
      get={() => downloadEvidence(id)}
      name={(file) => `invoice-${of}.${file.type === 'application/pdf' ? 'pdf' : 'jpg'}`}
      aria-label={words.invoiceOf(of)}
    >
      {words.invoice}
    </DownloadButton>
  )
}

function noteOf(move: StatementMove, words: ReturnType<typeof useStatementWords>): string {
  const gross =
    move.commission !== 0 &&
    words.gross(formatNaira(move.gross, 'short'), formatNaira(move.commission, 'short'))
  return [move.tenant_name && words.kinds[move.kind], move.unit_label, gross || move.description]
    .filter(Boolean)
    .join(' · ')
}
