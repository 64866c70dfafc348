import type { Dispute } from '@gida/contract/domains/refunds/dispute'
import { refunds } from '#words/refunds'
import { formatNaira } from '../../../platform/screens/format.ts'
import { useAnswerDispute } from '../changes.ts'
import { DisputeAnswerForm } from './DisputeAnswerForm.tsx'

type Props = { dispute: Dispute; answer: 'ACCEPT' | 'DECLINE'; onDone: () => void }

/** Answers the dispute of a rent payment. */
export const AnswerDispute = ({ dispute: { id, amount, tenant_name }, ...asked }: Props) => (
  <DisputeAnswerForm
    change={useAnswerDispute()}
    acceptNote={refunds.disputes.acceptNote(formatNaira(amount), tenant_name)}
    {...{ id, amount }}
    {...asked}
  />
)
