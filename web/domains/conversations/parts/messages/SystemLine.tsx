import type { Message } from '@gida/contract/domains/conversations/message'
import { SYSTEM_CODES, type SystemCode } from '@gida/contract/domains/conversations/rules'
import { conversations as words } from '#words/conversations'
import { formatTime } from '../../../../platform/screens/format.ts'

type Props = { of: Message; isMine: boolean }

/** A system message in the reader's language. An unknown code is not rendered. */
export function SystemLine({ of, isMine }: Props) {
  const code = SYSTEM_CODES.find((one) => one === of.content)
  if (!code) return null
  return (
    <p className="px-4 py-1 text-center text-small text-ink-soft">
      {sayIt(code, of, isMine ? words.me : of.sender_name)} {formatTime(of.created_at)}
    </p>
  )
}

function sayIt(code: SystemCode, { parameters }: Message, who: string): string {
  const names = parameters?.names?.join(', ') ?? ''
  if (code === 'added' || code === 'removed') return words.system[code](who, names)
  return code === 'renamed' ? words.system.renamed(who, parameters?.title ?? '') : words.system[code](who)
}
